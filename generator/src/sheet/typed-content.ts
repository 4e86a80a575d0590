import type { Column } from "../model/index.ts";
import { parse } from "../parse/index.ts";
import { type Content, contentOf } from "../splice/index.ts";

/** A value as it is typed in a cell; undefined where a list is asked for and none is typed. */
export function typedContent(value: string, column: Column | null): Content | undefined {
  const why = /^unknown:\s*(\S.*)$/.exec(value)?.[1];
  if (why !== undefined) return { entries: [["unknown", why]] };
  if (!column?.item || !/^[[{]/.test(value)) return value;
  const { tree } = parse({ path: "", text: `cell: ${value}\n` });
  const cell = tree?.root.entries.get("cell")?.value;
  return cell && contentOf(cell);
}
