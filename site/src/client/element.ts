type Child = Node | string | null;

/** An element with attributes and children; text stays text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(words: string, does: () => void): HTMLButtonElement {
  const made = element("button", { type: "button" }, words);
  made.addEventListener("click", does);
  return made;
}

/** A button that copies a text; where the browser forbids that, the text stands on the button. */
export function copyButton(words: string, text: () => string): HTMLButtonElement {
  const made = button(words, async () => {
    made.textContent = (await copied(text())) ? "Copied" : text();
  });
  return made;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const scripts = new Map<string, Promise<void>>();

/** A script of the site, once; not a fetch, for a page on disk may load the one and not the other. */
export function loadScript(name: "live" | "search" | "pictures" | `books/${string}`): Promise<void> {
  const loading =
    scripts.get(name) ??
    new Promise<void>((resolve) => {
      const script = element("script", { src: `${rootOf()}assets/${name}.js` });
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => resolve());
      document.head.append(script);
    });
  scripts.set(name, loading);
  return loading;
}

/** The way from this page to the root of the site: nothing, or `../`. */
export function rootOf(): string {
  return document.documentElement.dataset.root ?? "";
}
