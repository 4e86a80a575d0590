import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Opened } from "../engine/state.ts";
import type { Store } from "./store.ts";
import { isProjectFile, openedFrom } from "./texts.ts";

/** More than this is no file of a project. */
const mostBytes = 8 * 1024 * 1024;

/** A zip of a repository; a save gives a zip of the files that changed, and no other. */
export function zipStore(bytes: Uint8Array, published: Opened["schemas"]): Store {
  const inside = rootOf(bytes);
  const wanted = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) =>
    name.startsWith(inside) && isProjectFile(name.slice(inside.length)) && originalSize <= mostBytes;
  const read = async () => {
    const files = Object.entries(unzipSync(bytes, { filter: wanted }));
    return openedFrom(new Map(files.map(([path, data]) => [path.slice(inside.length), strFromU8(data)])), published);
  };
  return downloadStore(read, inside, null);
}

/** Rules that can only be read here: a save hands the changed files over. */
export function downloadStore(read: () => Promise<Opened>, inside: string, forge: string | null): Store {
  return {
    saves: "Download",
    forge,
    check: null,
    read,
    save: async (files) => {
      const zipped = zipSync(Object.fromEntries(files.map(({ path, text }) => [inside + path, strToU8(text)])));
      download("changed-rules.zip", new Blob([zipped as BlobPart], { type: "application/zip" }));
      return { saved: files.map(({ path, text }) => ({ path, hash: text })) };
    },
  };
}

/** Forges put a repository into a folder of its own. */
function rootOf(bytes: Uint8Array): string {
  let inside = "";
  const look = ({ name }: { readonly name: string }) => {
    const [, above] = /^(.*?)rules\/[^/]+\/book\.yaml$/.exec(name) ?? [];
    if (above !== undefined) inside = above;
    return false;
  };
  unzipSync(bytes, { filter: look });
  return inside;
}

/** Hands a file to the person. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
