import { parse } from "../parse/index.ts";
import { childMap } from "../source/syntax.ts";

/** A text as it must be typed so that it reads back as it is: in the quotes it had, else plain, else in double quotes. */
export function writtenScalar(text: string, inFlow: boolean, old = ""): string {
  if (old.startsWith("'") && !/[\n\r\t]/.test(text)) return `'${text.replaceAll("'", "''")}'`;
  if (old.startsWith('"')) return JSON.stringify(text);
  return readsBack(inFlow ? `of: { cell: ${text} }\n` : `of:\n  cell: ${text}\n`, "cell", text)
    ? text
    : JSON.stringify(text);
}

/** A key as it must be typed. */
export function writtenKey(key: string, inFlow: boolean, old = ""): string {
  if (/^['"]/.test(old)) return writtenScalar(key, inFlow, old);
  return readsBack(inFlow ? `of: { ${key}: 1 }\n` : `of:\n  ${key}: 1\n`, key, "1") ? key : JSON.stringify(key);
}

/** Whether a small file says nothing but this key and this plain text. */
function readsBack(file: string, key: string, text: string): boolean {
  const { tree, diagnostics } = parse({ path: "", text: file });
  const map = tree && childMap(tree.root, "of");
  const entry = map?.entries.get(key);
  if (!tree || !map || entry?.value.kind !== "scalar" || diagnostics.length > 0) return false;
  return map.entries.size === 1 && tree.root.entries.size === 1 && !entry.value.quoted && entry.value.text === text;
}
