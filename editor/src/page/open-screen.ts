import type { Opened } from "../engine/state.ts";
import { button, element } from "./element.ts";
import { folderStore } from "./folder-store.ts";
import type { Store } from "./store.ts";
import { downloadStore, zipStore } from "./zip-store.ts";

/** What stands beside a page that no server serves: the published rules, and where a new file of them may be proposed. */
type Published = Opened & { readonly forge?: string };

/** Asks for the rules to edit, without installing anything: a folder, a zip, or those that are published. */
export async function chooseStore(): Promise<Store> {
  if (location.protocol === "file:")
    throw new Error("From disk a browser starts no worker: open the site on its host, or run npx tablewright edit.");
  const answer = await fetch("project.json").catch(() => null);
  if (!answer?.ok) throw new Error("Open the address that tablewright edit printed: it ends with a token.");
  const published = (await answer.json()) as Published;
  const store = downloadStore(async () => published, "", published.forge ?? null);
  // A reader of the site comes to correct a figure.
  if (location.hash.startsWith("#correct/")) return store;
  const { showDirectoryPicker } = window as {
    showDirectoryPicker?: (wish: object) => Promise<FileSystemDirectoryHandle>;
  };
  return new Promise((chosen) => {
    const zip = element("input", { type: "file", accept: ".zip", id: "zip" });
    zip.addEventListener("change", () => {
      const [file] = zip.files ?? [];
      void file?.arrayBuffer().then((bytes) => chosen(zipStore(new Uint8Array(bytes), published.schemas)));
    });
    const pick = () =>
      void showDirectoryPicker?.({ mode: "readwrite" }).then(
        (folder) => chosen(folderStore(folder, published.schemas)),
        () => {},
      );
    const ways = [
      showDirectoryPicker
        ? way(
            "A folder of this machine",
            "It holds rules/. What you save is written there.",
            button("Open a folder", pick),
          )
        : null,
      way("A zip of a repository", "As a forge gives it. You get a zip of the files you changed.", zip),
      way(
        "The published rules",
        "To look, to try, or to propose a correction.",
        button("Open the published rules", () => chosen(store)),
      ),
    ];
    document.body.replaceChildren(
      element(
        "main",
        { class: "ways" },
        element("h1", {}, "Edit tables"),
        element("p", {}, "In this page alone: nothing is sent anywhere."),
        ...ways,
      ),
    );
  });
}

function way(title: string, words: string, control: HTMLElement): HTMLElement {
  const name = element("h2", {}, title);
  if (control instanceof HTMLInputElement) control.setAttribute("aria-label", title);
  return element("section", {}, name, element("p", { class: "soft" }, words), control);
}
