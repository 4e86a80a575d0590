import type { SourceToken } from "./cst.ts";
import type { ParseState } from "./state.ts";
import { afterQuote, commaNeedless, indicator, isBlank, isQuiet, stray } from "./stray.ts";

/** What stands before a key or a value: its indicator, an anchor, a comma, a line break. */
export interface Props {
  readonly indicator: SourceToken | undefined;
  readonly anchor: SourceToken | undefined;
  readonly comma: SourceToken | undefined;
  readonly newline: boolean;
  /** Something here was already complained about, so an empty value is no news. */
  readonly refused: boolean;
}

/** Reads the tokens before a key or value; `type` is the indicator that belongs there. */
export function readProps(
  state: ParseState,
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
    else if (token.type === "space" || (token.type === "comment" && isQuiet(state, token))) continue;
    else if (token.type === "anchor" && !anchor && endsClean(state, token)) anchor = token;
    else if (token.type === "comma" && inFlow) {
      if (comma) commaNeedless(state, token.offset);
      comma = token;
    } else if (!refused) {
      refused = true;
      refuse(state, token, inFlow);
    }
  }
  return { indicator: found, anchor, comma, newline, refused };
}

function refuse(state: ParseState, token: SourceToken, inFlow: boolean): undefined {
  if (token.type === "tag" || token.type === "anchor" || token.type === "comment") {
    return indicator(state, token.offset, inFlow);
  }
  if (afterQuote(state, token, inFlow)) return;
  stray(state, token, inFlow);
}

function endsClean(state: ParseState, token: SourceToken): boolean {
  const next = state.text[token.offset + token.source.length];
  return token.source.length > 1 && (isBlank(next) || next === "," || next === "]" || next === "}");
}
