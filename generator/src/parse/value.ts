import { positionAt } from "../source/source-file.ts";
import type { SyntaxNode, SyntaxScalar } from "../source/syntax.ts";
import { quoted } from "../text/typed.ts";
import type { BlockMap, Item, SourceToken } from "./cst.ts";
import { lineBefore, neighborColumn, restOfCell, short } from "./excerpt.ts";
import { isGluedDash } from "./key.ts";
import type { Props } from "./props.ts";
import { complain, isKeyElsewhere, nothing, type ParseState } from "./state.ts";
import { commaMissing, dash, indicator, newLineBefore } from "./stray.ts";

/** What to type where a figure is lost in the print. */
export const WHY_LOST = 'say why the figure is lost, such as { unknown: "smudged in the print" }';

/** Reads the value of a key. */
export function readValue(
  state: ParseState,
  key: SyntaxScalar,
  item: Item,
  props: Props,
  place: { readonly inFlow: boolean; readonly isLast: boolean },
): SyntaxNode {
  const { value } = item;
  const { inFlow } = place;
  if (!value) {
    if (!props.refused) noValue(state, key, item.sep ?? [], props, place);
    return nothing(state, key.end);
  }
  if (value.type === "block-map" && (inFlow || !props.newline)) {
    innerColon(state, key, value, inFlow);
    return nothing(state, value.offset);
  }
  if (value.type === "error" || (value.type === "block-seq" && inFlow)) {
    dash(state, value.offset, inFlow);
    return nothing(state, value.offset);
  }
  return state.node(state, value, props.anchor, inFlow);
}

function noValue(
  state: ParseState,
  key: SyntaxScalar,
  sep: readonly SourceToken[],
  props: Props,
  place: { readonly inFlow: boolean; readonly isLast: boolean },
): undefined {
  if (props.anchor) return indicator(state, props.anchor.offset, place.inFlow);
  const bracket = /\s*(?=[\]}])/y;
  bracket.lastIndex = (props.indicator?.offset ?? key.end) + 1;
  if (!place.inFlow && bracket.test(state.text)) return indicator(state, bracket.lastIndex, false);
  const after = sep.find((token) => token.type === "comment" || token.type === "newline");
  if (after?.type === "comment" && /^#\S/.test(after.source)) return indicator(state, after.offset, place.inFlow);
  const atMargin = key.start === 0 || state.text[key.start - 1] === "\n";
  const followed = !place.inFlow && !place.isLast;
  const isLookup = /^kind: *lookup\b/m.test(state.text);
  const rows = `type the rows on the lines below, further right, such as ${isLookup ? "- { roll: 1-3, hits: 2 }" : "sword: { name: Sword }"}`;
  const blank = key.text === "rows" ? rows : `leave ${short(key.text)} out for a blank, or type 0 for zero`;
  const hint =
    key.text === "unknown"
      ? WHY_LOST
      : followed
        ? `${blank}; if the next line belongs to it, start that line further right`
        : blank;
  const params = { key: short(key.text), section: followed && atMargin };
  complain(state, "yaml/empty", key.start, key.end, params, { hint });
}

/** A second colon on the line of a key: text with a colon, a line too far right, or a comma left out. */
function innerColon(state: ParseState, key: SyntaxScalar, map: BlockMap, inFlow: boolean): undefined {
  const first = map.items[0];
  const inner = first?.key;
  const sep = first?.sep ?? [];
  const question = first?.start.find((token) => token.type === "explicit-key-ind");
  if (question) return indicator(state, question.offset, inFlow);
  const source = inner && "source" in inner ? inner.source : "";
  if (inner && !inFlow && source.includes("\n")) return tooFarRight(state, key, inner.offset, source);
  const colon = sep.find((token) => token.type === "map-value-ind");
  const between = sep.find((token) => token.type !== "space" && token.type !== "newline" && token.type !== "comment");
  if (inFlow && between && between !== colon) return commaMissing(state, between.offset, between.source);
  const offset = colon?.offset ?? map.offset;
  const start = inner?.offset ?? map.offset;
  const text = lineBefore(state.text, offset).slice(start - offset);
  const [, dash = "", word = ""] = /[ \t](- +)?([A-Za-z][\w-]*)$/.exec(text) ?? [];
  if (word !== "" && isKeyElsewhere(state, word)) return joined(state, offset - word.length - dash.length, inFlow);
  const typed = `type ${short(key.text)}: ${quoted(restOfCell(state.text, start, inFlow))}`;
  const apart = inFlow ? "put a comma before" : "begin a new line before";
  const other = inFlow ? `${typed}, or put a comma before the next key` : typed;
  const hint = /^[a-z]/.test(word) ? `if ${word} is a field, ${apart} ${dash}${word}; as one text, ${typed}` : other;
  complain(state, "yaml/colon", offset, offset + 1, {}, { hint });
}

/** `name: Gun weight: 1`: in quotes, as one text, the weight would be lost without a word. */
function joined(state: ParseState, start: number, inFlow: boolean): undefined {
  const found = restOfCell(state.text, start, inFlow);
  if (inFlow) return commaMissing(state, start, found);
  const params = { found, what: "this value" };
  complain(state, "yaml/after", start, start + found.length, params, newLineBefore(state, start, found));
}

function tooFarRight(state: ParseState, key: SyntaxScalar, offset: number, source: string): undefined {
  const lineStart = source.lastIndexOf("\n") + 1;
  const text = source.slice(lineStart).trimStart();
  const start = offset + source.length - text.length;
  const isRepeated = state.found.at(-1)?.span.start === key.start;
  const isExplained = isRepeated || isGluedDash(key) || state.text.slice(key.start, key.end).includes("\n");
  if (isExplained) return undefined;
  if (isOddOne(state, key, start)) {
    const hint = `start it in the same column as ${short(text)}`;
    return complain(state, "yaml/indent", key.start, key.end, { text: short(key.text) }, { hint });
  }
  const hint = `start ${short(text)} in the same column as ${short(key.text)}`;
  complain(state, "yaml/indent", start, start + text.length, { text: short(text) }, { hint });
}

/** Whether a line is too far left, not the line below it too far right: its neighbors stand where that one does. */
function isOddOne(state: ParseState, key: SyntaxScalar, below: number): boolean {
  if (lineBefore(state.text, key.start).trim() !== "") return false;
  const columnOf = (offset: number) => positionAt(state.file, offset).column;
  const above = neighborColumn(state.text, key.start, "above");
  if (above === columnOf(below)) return true;
  return above !== columnOf(key.start) && neighborColumn(state.text, below, "below") === columnOf(below);
}
