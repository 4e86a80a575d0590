type Edition = "current" | "as-printed";

const page = document.documentElement;

/** Shows the edition the address asks for, else the one chosen last; runs before the first paint. */
export function restoreEdition(): void {
  page.dataset.script = "";
  const asked = new URLSearchParams(location.search).get("edition") ?? remembered();
  page.dataset.edition = isEdition(asked) ? asked : "current";
}

/** Lets the switch in the bar change the edition of the whole page. */
export function wireEdition(): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>("input[name=edition]")) {
    choice.checked = choice.value === page.dataset.edition;
    choice.addEventListener("change", () => {
      if (isEdition(choice.value)) show(choice.value);
    });
  }
}

function show(edition: Edition): void {
  page.dataset.edition = edition;
  remember(edition);
  const url = new URL(location.href);
  if (edition === "current") url.searchParams.delete("edition");
  else url.searchParams.set("edition", edition);
  history.replaceState(null, "", url);
}

function isEdition(text: string | null): text is Edition {
  return text === "current" || text === "as-printed";
}

/** Storage may be forbidden; the page then forgets the choice, and nothing else. */
function remembered(): string | null {
  try {
    return localStorage.getItem("edition");
  } catch {
    return null;
  }
}

function remember(edition: Edition): void {
  try {
    localStorage.setItem("edition", edition);
  } catch {
    // The address still has it.
  }
}
