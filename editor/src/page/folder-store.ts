import type { Opened } from "../engine/state.ts";
import { type Store, saveEach } from "./store.ts";
import { isProjectFile, openedFrom } from "./texts.ts";

/** A byte-order mark, which stays where it was. */
const mark = "\uFEFF";

/** A folder of this machine that a person has chosen; Chromium alone lets a page write there. */
export function folderStore(folder: FileSystemDirectoryHandle, published: Opened["schemas"]): Store {
  return {
    saves: "Save",
    forge: null,
    check: null,
    read: async () => openedFrom(await textsIn(folder), published),
    save: (files) =>
      saveEach(files, async ({ path, text, hash }) => {
        const there = await textAt(folder, path);
        if ((there?.replace(mark, "") ?? null) !== hash) return "changed";
        await write(folder, path, there?.startsWith(mark) ? mark + text : text);
        return { hash: text };
      }),
  };
}

async function textsIn(folder: FileSystemDirectoryHandle): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const visit = async (at: FileSystemDirectoryHandle, above: string): Promise<void> => {
    for await (const [name, handle] of (
      at as unknown as { entries: () => AsyncIterable<[string, FileSystemHandle]> }
    ).entries()) {
      const path = above + name;
      if (handle.kind === "directory" && /^(?:rules|schema|test\/golden|test$)/.test(path))
        await visit(handle as FileSystemDirectoryHandle, `${path}/`);
      if (handle.kind === "file" && isProjectFile(path))
        found.set(path, await (await (handle as FileSystemFileHandle).getFile()).text());
    }
  };
  await visit(folder, "");
  return found;
}

/** With its byte-order mark, which `File.text` drops. */
async function textAt(folder: FileSystemDirectoryHandle, path: string): Promise<string | null> {
  try {
    const file = await (await handleAt(folder, path, false)).getFile();
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

async function write(folder: FileSystemDirectoryHandle, path: string, text: string): Promise<void> {
  // Takes the place of the file as a whole once it is closed.
  const stream = await (await handleAt(folder, path, true)).createWritable();
  await stream.write(text);
  await stream.close();
}

async function handleAt(
  folder: FileSystemDirectoryHandle,
  path: string,
  create: boolean,
): Promise<FileSystemFileHandle> {
  const steps = path.split("/");
  let at = folder;
  for (const step of steps.slice(0, -1)) at = await at.getDirectoryHandle(step, { create });
  return at.getFileHandle(steps.at(-1) as string, { create });
}
