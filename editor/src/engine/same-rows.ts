/** A row by its address in the table, with the texts of its columns; what it is called by is not among them. */
export interface NamedRow {
  readonly name: string;
  /** The name of the row it stands in; empty for a row of the table. */
  readonly within: string;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Rows that are called otherwise than before, such as one whose band was cut: by the name they have now, the one they had.
 * Such a row stands between the same neighbors, and most of its cells say what they said.
 */
export function sameRows(before: readonly NamedRow[], after: readonly NamedRow[]): ReadonlyMap<string, string> {
  const found = renamedIn(outer(before), outer(after));
  const wereIn = (within: string) => found.get(within) ?? within;
  const inner = after.filter(({ within }) => within !== "").map((row) => ({ ...row, within: wereIn(row.within) }));
  for (const within of new Set(inner.map((row) => row.within))) {
    const own = (row: NamedRow) => row.within === within;
    for (const [now, was] of renamedIn(before.filter(own), inner.filter(own), found)) found.set(now, was);
  }
  return found;
}

function outer(rows: readonly NamedRow[]): readonly NamedRow[] {
  return rows.filter(({ within }) => within === "");
}

function renamedIn(
  before: readonly NamedRow[],
  after: readonly NamedRow[],
  holders: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  // The name a row within a renamed row had, if it kept its own.
  const nameOf = ({ name }: NamedRow) => {
    const holder = [...holders.keys()].find((one) => name.startsWith(`${one}/`));
    return holder === undefined ? name : `${holders.get(holder)}${name.slice(holder.length)}`;
  };
  const found = new Map(after.flatMap((row) => (nameOf(row) === row.name ? [] : [[row.name, nameOf(row)] as const])));
  const fresh = without(after, nameOf, new Set(before.map(({ name }) => name)));
  const taken = new Set<NamedRow>();
  for (const { row, behind } of without(before, ({ name }) => name, new Set(after.map(nameOf)))) {
    const candidates = fresh.filter((one) => one.behind === behind && !taken.has(one.row));
    const alike = candidates.map((one) => ({ row: one.row, same: sameTexts(row, one.row) }));
    const [best] = alike.sort((a, b) => b.same - a.same);
    if (!best || best.same === 0 || best.same * 2 < row.texts.size) continue;
    taken.add(best.row);
    found.set(best.row.name, row.name);
  }
  return found;
}

/** The rows the other side lacks, each with the name of the last one before it that both have. */
function without(rows: readonly NamedRow[], nameOf: (row: NamedRow) => string, others: ReadonlySet<string>) {
  let behind = "";
  return rows.flatMap((row) => {
    if (!others.has(nameOf(row))) return [{ row, behind }];
    behind = nameOf(row);
    return [];
  });
}

function sameTexts({ texts }: NamedRow, other: NamedRow): number {
  return [...texts].filter(([column, text]) => other.texts.get(column) === text).length;
}
