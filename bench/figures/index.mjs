/** Every figure: `<number>-<name>.mjs` exports `measure()`, which gives its rows (see `table.mjs`). */
export const figures = {
  1: "hit-lookup",
  2: "row-by-id",
  3: "band-at-distance",
  4: "modifiers",
  5: "armor-backwards",
  6: "rivals",
  7: "cold-build",
  8: "nothing-changed",
  9: "growth",
  10: "consumer-types",
  11: "import-and-heap",
  12: "bytes-shipped",
  13: "package",
  14: "check",
  15: "long-lookups",
};
