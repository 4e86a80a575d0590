import { CST, Lexer, Parser } from "yaml";
import { limits } from "./limits.ts";

// The one door to the `yaml` library: its lexer and concrete syntax tree. Everything it takes to be a
// valid file beyond that tree is decided here in `parse/`, so that each mistake is named once and by us.
export type Token = CST.Token;
export type SourceToken = CST.SourceToken;
export type Document = CST.Document;
export type BlockMap = CST.BlockMap;
export type BlockSequence = CST.BlockSequence;
export type FlowCollection = CST.FlowCollection;
export type FlowScalar = CST.FlowScalar;
export type BlockScalar = CST.BlockScalar;
export type Item = CST.CollectionItem;

/** The tokens of a text, up to where it is too deep or too long. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly stopped?: Stop;
}

export interface Stop {
  readonly limit: "depth" | "parts";
  readonly offset: number;
}

/** Reads a text into concrete syntax; the parser is fed part by part, so that no input can outgrow the limits. */
export function readTokens(text: string): Tokens {
  const parser = new Parser();
  const tokens: Token[] = [];
  let parts = 0;
  let stopped: Stop | undefined;
  for (const part of new Lexer().lex(text)) {
    const { offset } = parser;
    for (const token of parser.next(part)) tokens.push(token);
    if (++parts > limits.parts) stopped = { limit: "parts", offset };
    // One entry of the stack is the document, another the scalar being read.
    else if (parser.stack.length > limits.depth + 2) stopped = { limit: "depth", offset };
    if (stopped) break;
  }
  for (const token of parser.end()) tokens.push(token);
  return stopped ? { tokens, stopped } : { tokens };
}

/** What a quoted, folded or literal scalar says, and the first slip inside it. */
export interface ScalarReading {
  readonly text: string;
  readonly end: number;
  readonly slip?: { readonly code: string; readonly offset: number };
}

/** Takes a scalar's quotes, escapes and line folding away. */
export function readScalar(token: FlowScalar | BlockScalar): ScalarReading {
  let slip: ScalarReading["slip"];
  const alone = token.type === "block-scalar" ? token : { ...token, end: [] };
  const read = CST.resolveAsScalar(alone, true, (offset, code) => {
    slip ??= { code, offset };
  });
  return { text: read.value, end: read.range[1], ...(slip ? { slip } : {}) };
}

/** A stretch of text in which odd characters do no harm. */
export interface Region {
  readonly kind: "comment" | "quoted" | "block";
  readonly start: number;
  readonly end: number;
}

/** Comments, quoted texts and block texts; lexed apart because almost no file needs to know. */
export function quietRegions(text: string): readonly Region[] {
  const regions: Region[] = [];
  let offset = 0;
  let parts = 0;
  let afterMarker = false;
  let afterHeader = false;
  for (const part of new Lexer().lex(text)) {
    if (++parts > limits.parts) break;
    if (!afterMarker && markers.has(part)) {
      afterMarker = part === CST.SCALAR;
      continue;
    }
    const kind = afterMarker ? (afterHeader ? "block" : undefined) : quietKinds[part[0] as string];
    if (kind) regions.push({ kind, start: offset, end: offset + part.length });
    if (afterMarker) afterHeader = false;
    else if (part[0] === "|" || part[0] === ">") afterHeader = true;
    afterMarker = false;
    offset += part.length;
  }
  return regions;
}

const markers: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);
const quietKinds: Readonly<Record<string, Region["kind"]>> = { "#": "comment", '"': "quoted", "'": "quoted" };

/** The region an offset lies in, by binary search over regions in order. */
export function regionAt(regions: readonly Region[], offset: number): Region | undefined {
  let low = 0;
  let high = regions.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const region = regions[middle] as Region;
    if (offset < region.start) high = middle - 1;
    else if (offset >= region.end) low = middle + 1;
    else return region;
  }
  return undefined;
}
