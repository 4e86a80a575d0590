import { childMap, childText, childTexts, type SyntaxMap } from "../source/syntax.ts";
import { type Content, contentOf, isMap, type Path } from "../splice/index.ts";
import { writtenFlow } from "../splice/written.ts";
import { rowId } from "../tables/rows-by-id.ts";
import { rowMaps, type SheetColumn, type TableForm } from "./columns.ts";

/** A line of a sheet: a row, or one of the rows within it. */
export interface SheetRow {
  readonly path: Path;
  readonly id: string;
  /** The keys of a lookup's row. */
  readonly keys: string;
  /** Former ids. */
  readonly aliases: readonly string[];
  readonly inner: { readonly path: Path; readonly within: string; readonly id: string } | null;
  /** One for each column; null where it is blank. */
  readonly cells: readonly (Content | null)[];
}

/** The lines of a table; what a row has in common with those within it stands on each. */
export function sheetRows({ root, kind }: TableForm, columns: readonly SheetColumn[]): readonly SheetRow[] {
  const rows = root.entries.get("rows")?.value;
  if (!rows || rows.kind === "scalar") return [];
  const steps: readonly (string | number)[] = rows.kind === "map" ? [...rows.entries.keys()] : [...rows.items.keys()];
  return rowMaps(root, "rows").flatMap((row, index): SheetRow[] => {
    const step = steps[index] ?? index;
    const id = typeof step === "string" ? step : rowId(row, kind.keys);
    const path: Path = ["rows", step];
    const line = (inner: SheetRow["inner"], map: SyntaxMap | null): SheetRow => ({
      path,
      id,
      keys: kind.keys
        .map((key) => childText(row, key) ?? "")
        .join(" ")
        .trim(),
      aliases: childTexts(row, "aliases"),
      inner,
      cells: columns.map(({ field, within }) => {
        const isOther = within !== null && within !== inner?.within;
        if (field === "id") return within === null ? id : isOther ? null : (inner?.id ?? null);
        return isOther ? null : cellOf(within === null ? row : map, field);
      }),
    });
    const inside = kind.nested.flatMap(({ id: within }) =>
      [...(childMap(row, within)?.entries ?? [])].map(([name, { value }]) =>
        line({ path: [...path, within, name], within, id: name }, value.kind === "map" ? value : null),
      ),
    );
    return inside.length === 0 ? [line(null, null)] : inside;
  });
}

function cellOf(row: SyntaxMap | null, field: string): Content | null {
  const node = row?.entries.get(field)?.value;
  return node ? contentOf(node) : null;
}

/** A sheet may be older than the id of a row. */
export function isCalled({ id, aliases }: SheetRow, name: string): boolean {
  return id === name || aliases.includes(name);
}

/** A cell as a sheet shows it. */
export function cellText(content: Content | null): string {
  if (content === null) return "";
  if (typeof content === "string") return content;
  const [first] = isMap(content) ? content.entries : [];
  if (first?.[0] === "unknown" && typeof first[1] === "string") return `unknown: ${first[1]}`;
  return writtenFlow(content);
}

/** A cell in a few letters, by which it is known whether it changed since; another spelling of a number is no change. */
export function fingerprint(cell: string): string {
  let hash = 0x811c9dc5;
  for (const letter of plain(cell)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** What the cells of a row were, by their headings: in a sheet, to be compared when it comes back. Blank cells are left out. */
export function fingerprints(columns: readonly SheetColumn[], texts: readonly string[]): string {
  const filled = columns.flatMap(({ heading }, index) => {
    const text = texts[index] ?? "";
    return text === "" ? [] : [[heading, fingerprint(text)] as const];
  });
  return JSON.stringify(Object.fromEntries(filled));
}

function plain(text: string): string {
  const trimmed = text.replaceAll("\u00a0", " ").trim();
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed) ? String(Number(trimmed)) : trimmed;
}

/** Whether two texts are one number, such as `.75` and `0.75`, or one text but for the spaces around it. */
export function saysTheSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
