type Child = Node | string | null | false | undefined;

type Listeners = { readonly [K in keyof HTMLElementEventMap as `on${K}`]?: (event: HTMLElementEventMap[K]) => void };
type Attributes = Readonly<Record<string, string | boolean | number | undefined>>;

/** An element with attributes, listeners and children; text stays text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  { on = {}, ...attributes }: { readonly on?: Listeners } & { readonly [name: string]: unknown } = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes as Attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(key, value === true ? "" : String(value));
  }
  for (const [event, listen] of Object.entries(on)) made.addEventListener(event.slice(2), listen as EventListener);
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

/** A button that does something. */
export function button(label: string, onclick: () => void, more: Readonly<Record<string, unknown>> = {}) {
  return element("button", { type: "button", on: { onclick }, ...more }, label);
}

/** A labeled field of a form. */
export function field(label: string, control: HTMLElement, hint?: string): HTMLElement {
  return element(
    "label",
    { class: "field" },
    element("span", {}, label),
    control,
    hint ? element("small", {}, hint) : null,
  );
}
