/** How much one file may hold; far above any printed table, low enough to answer within a second or two. */
export const limits = {
  /** Length of a file in UTF-16 code units. */
  text: 4 * 1024 * 1024,
  /** Lexical parts (a cell takes about eight): what reading time really grows with. */
  parts: 600_000,
  /** Maps and lists inside each other. */
  depth: 64,
  /** Nodes of the tree with every alias written out. */
  nodes: 250_000,
  /** Length of a key, as YAML itself bounds it. */
  key: 1024,
  /** Length of any other text. */
  scalar: 20_000,
  /** Diagnostics of one file. */
  diagnostics: 500,
} as const;

/** A limit as a reader likes it: `250,000`. */
export function thousands(limit: number): string {
  return String(limit).replace(/\B(?=(\d{3})+$)/g, ",");
}
