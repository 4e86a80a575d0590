/** Parsed JSON; the function that makes a row knows which cell is what. */
type Cells = ReturnType<typeof JSON.parse>;

/** The rows of a large table. One literal makes them all, which gives them one layout in memory and names each field once. */
export function rowsOf<Row>(json: string, make: (cells: Cells) => Row): readonly Row[] {
  return JSON.parse(json).map((cells: Cells) => make(cells));
}

/** The rows inside a row, by id. */
export function rowsInside<Row extends { readonly id: string }>(
  cells: Cells,
  make: (cells: Cells) => Row,
): Readonly<Record<string, Row>> {
  const found: Record<string, Row> = {};
  for (const one of cells) {
    const row = make(one);
    found[row.id] = row;
  }
  return found;
}
