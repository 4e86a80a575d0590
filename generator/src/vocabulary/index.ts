import type { Keyword } from "./keyword.ts";
import { address, fileName, identifier, ids, rowId, symbol } from "./names.ts";
import { notation } from "./notation.ts";
import { band, decimal, dice, fraction, lines } from "./numbers.ts";
import { plausible } from "./plausible.ts";
import { text, words } from "./words.ts";

/** Keywords that judge a node. A new one stands beside its family and is named here. */
export const keywords: readonly Keyword[] = [
  address,
  band,
  decimal,
  dice,
  fileName,
  fraction,
  identifier,
  ids,
  lines,
  notation,
  plausible,
  rowId,
  symbol,
  text,
  words,
];

/** Keywords that only inform the compiler; they refuse nothing. */
export const annotations: readonly string[] = [
  "shape",
  "unit",
  "label",
  "reference",
  "axisKey",
  "notes",
  "order",
  "ordered",
  "keysOf",
  "relations",
  "meanings",
  "names",
  "declared",
];
