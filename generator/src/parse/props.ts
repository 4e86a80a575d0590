import type { SourceToken } from "./cst.ts";
import { indicator } from "./indicator.ts";
import { complain, type Reading } from "./reading.ts";
import { afterQuote, isBlank, isQuiet, stray } from "./stray.ts";

/** What stands before a key or a value: its indicator, an anchor, a comma, a line break. */
export interface Props {
  readonly indicator?: SourceToken;
  readonly anchor?: SourceToken;
  readonly comma?: SourceToken;
  readonly newline: boolean;
  /** Something here was already complained about, so an empty value is no news. */
  readonly refused: boolean;
}

/** Reads the tokens before a key or value; `type` is the indicator that belongs there. */
export function readProps(
  reading: Reading,
  tokens: readonly SourceToken[],
  type: "explicit-key-ind" | "map-value-ind" | "seq-item-ind",
  inFlow: boolean,
): Props {
  let found: SourceToken | undefined;
  let anchor: SourceToken | undefined;
  let comma: SourceToken | undefined;
  let newline = false;
  let refused = false;
  for (const token of tokens) {
    if (token.type === type && !found && !anchor) found = token;
    else if (token.type === "newline") newline = true;
    else if (token.type === "space" || (token.type === "comment" && isQuiet(reading, token))) continue;
    else if (token.type === "anchor" && !anchor && endsClean(reading, token)) anchor = token;
    else if (token.type === "comma" && inFlow) {
      if (comma)
        complain(reading, "yaml/comma-needless", token.offset, token.offset + 1, {}, { hint: "delete this comma" });
      comma = token;
    } else if (!refused) {
      refused = true;
      refuse(reading, token, inFlow);
    }
  }
  return {
    newline,
    refused,
    ...(found ? { indicator: found } : {}),
    ...(anchor ? { anchor } : {}),
    ...(comma ? { comma } : {}),
  };
}

function refuse(reading: Reading, token: SourceToken, inFlow: boolean): undefined {
  if (token.type === "tag" || token.type === "anchor" || token.type === "comment") {
    return indicator(reading, token.offset, inFlow);
  }
  if (afterQuote(reading, token, inFlow)) return;
  stray(reading, token, inFlow);
}

function endsClean(reading: Reading, token: SourceToken): boolean {
  const next = reading.text[token.offset + token.source.length];
  return token.source.length > 1 && (isBlank(next) || next === "," || next === "]" || next === "}");
}
