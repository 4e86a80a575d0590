import { address } from "./address.ts";
import { band } from "./band.ts";
import { decimal } from "./decimal.ts";
import { dice } from "./dice.ts";
import { fileName } from "./file-name.ts";
import { fraction } from "./fraction.ts";
import { identifier } from "./identifier.ts";
import { ids } from "./ids.ts";
import type { Keyword } from "./keyword.ts";
import { lines } from "./lines.ts";
import { notation } from "./notation.ts";
import { plausible } from "./plausible.ts";
import { rowId } from "./row-id.ts";
import { symbol } from "./symbol.ts";
import { text } from "./text.ts";
import { words } from "./words.ts";

/** Keywords that judge a node. Adding one is a file and a line here. */
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
  "reference",
  "axisKey",
  "notes",
  "order",
  "keysOf",
  "meanings",
  "names",
  "declared",
];
