import { isError } from "../diagnostics/diagnostic.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import type { Document, Token } from "./cst.ts";
import { lineBefore, restOfCell, short } from "./excerpt.ts";
import { colonMissing } from "./key.ts";
import { readProps } from "./props.ts";
import { scalarOf } from "./scalar.ts";
import { complain, type ParseState } from "./state.ts";
import { indicator, isQuiet, stray } from "./stray.ts";

/** Reads a whole file: exactly one document, and that a map. */
export function readDocument(state: ParseState, tokens: readonly Token[]): SyntaxMap | undefined {
  for (const token of tokens) if (token.type === "directive") directive(state, token.offset, token.source);
  const [document, second] = tokens.filter((token): token is Document => token.type === "document");
  const root = document ? readRoot(state, document) : undefined;
  if (second) severalDocuments(state, second);
  if (document && !second) strayAfter(state, document, tokens);
  if (!document?.value && !state.found.some(isError)) noContent(state);
  return root;
}

function readRoot(state: ParseState, document: Document): SyntaxMap | undefined {
  const { value } = document;
  const starts = document.start.filter((token) => token.type !== "doc-start");
  const props = readProps(state, starts, "seq-item-ind", false);
  if (!value) return props.anchor && indicator(state, props.anchor.offset, false);
  const marker = document.start.find((token) => token.type === "doc-start");
  const isBlock = value.type === "block-map" || value.type === "block-seq";
  if (marker && isBlock && !props.newline) besideMarker(state, value.offset);
  if (value.type === "scalar") {
    rootText(state, scalarOf(state, value));
    return undefined;
  }
  const node = state.node(state, value, props.anchor, false);
  if (node.kind === "map") return node;
  if (!state.found.some(isError)) notMap(state, node.start, node.kind === "list" ? "a list" : "a text");
  return undefined;
}

function rootText(state: ParseState, text: ReturnType<typeof scalarOf>): undefined {
  if (/^[^\s:]+:\S|\n/.test(text.text) || restOfCell(state.text, text.start, false).includes(" ")) {
    return colonMissing(state, text, false);
  }
  notMap(state, text.start, short(text.text));
}

function notMap(state: ParseState, start: number, found: string): undefined {
  const text = restOfCell(state.text, start, false);
  complain(state, "yaml/root", start, start + text.length, { found }, { hint: "start the file with kind: and title:" });
}

function besideMarker(state: ParseState, start: number): undefined {
  const found = restOfCell(state.text, start, false);
  const params = { found, what: "---" };
  complain(state, "yaml/after", start, start + found.length, params, { hint: "start it on the line below" });
}

function severalDocuments(state: ParseState, second: Document): undefined {
  const start = second.start[0]?.offset ?? second.offset;
  const hint = "delete the line --- or ..., or move what follows into a file of its own";
  const length = restOfCell(state.text, start, false).length;
  complain(state, "yaml/documents", start, start + length, {}, { hint });
}

function directive(state: ParseState, offset: number, source: string): undefined {
  const name = source.split(/\s/, 1)[0] ?? "%";
  complain(state, "yaml/directive", offset, offset + source.length, { name }, { hint: "delete this line" });
}

/** The first thing after the root that does not belong to it; what follows is its consequence. */
function strayAfter(state: ParseState, document: Document, tokens: readonly Token[]): undefined {
  const found =
    document.end?.find((token) => !isQuiet(state, token)) ??
    tokens.find((token) => token.type === "error") ??
    tokens
      .flatMap((token) => (token.type === "doc-end" ? (token.end ?? []) : []))
      .find((token) => !isQuiet(state, token));
  if (!found) return;
  const leads = lineBefore(state.text, found.offset).trim() === "";
  if (!leads) return stray(state, found, false);
  const text = restOfCell(state.text, found.offset, false).replace(/:.*$/, "");
  const hint = "start it in the same column as the first line of the file";
  complain(state, "yaml/indent", found.offset, found.offset + Math.max(text.length, 1), { text }, { hint });
}

function noContent(state: ParseState): undefined {
  complain(state, "yaml/no-content", 0, 0, {}, { hint: beginningOf(state.file.path) });
}

/** What a file starts with, which its place in the folder tells. */
function beginningOf(path: string): string {
  if (path.endsWith("/book.yaml")) return "describe the book, starting with title: and document:";
  if (path.includes("/errata/")) return "type the erratum, starting with status: and changes:";
  return "type the table, starting with kind: and title:";
}
