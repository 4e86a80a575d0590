import { isError } from "../diagnostics/diagnostic.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import type { Document, Token } from "./cst.ts";
import { indicator } from "./indicator.ts";
import { colonMissing } from "./key.ts";
import { readProps } from "./props.ts";
import { lineBefore, restOfCell, short } from "./quote.ts";
import { complain, type Reading } from "./reading.ts";
import { scalarOf } from "./scalar.ts";
import { isQuiet, stray } from "./stray.ts";

/** Reads a whole file: exactly one document, and that a map. */
export function readDocument(reading: Reading, tokens: readonly Token[]): SyntaxMap | undefined {
  for (const token of tokens) if (token.type === "directive") directive(reading, token.offset, token.source);
  const [document, second] = tokens.filter((token): token is Document => token.type === "document");
  const root = document ? readRoot(reading, document) : undefined;
  if (second) severalDocuments(reading, second);
  if (document && !second) strayAfter(reading, document, tokens);
  if (!document?.value && !reading.found.some(isError)) noContent(reading);
  return root;
}

function readRoot(reading: Reading, document: Document): SyntaxMap | undefined {
  const { value } = document;
  const starts = document.start.filter((token) => token.type !== "doc-start");
  const props = readProps(reading, starts, "seq-item-ind", false);
  if (!value) return props.anchor && indicator(reading, props.anchor.offset, false);
  const marker = document.start.find((token) => token.type === "doc-start");
  const isBlock = value.type === "block-map" || value.type === "block-seq";
  if (marker && isBlock && !props.newline) besideMarker(reading, value.offset);
  if (value.type === "scalar") {
    rootText(reading, scalarOf(reading, value));
    return undefined;
  }
  const node = reading.node(reading, value, props.anchor, false);
  if (node.kind === "map") return node;
  if (!reading.found.some(isError)) notMap(reading, node.start, node.kind === "list" ? "a list" : "a text");
  return undefined;
}

function rootText(reading: Reading, text: ReturnType<typeof scalarOf>): undefined {
  if (/^[^\s:]+:\S|\n/.test(text.text) || restOfCell(reading.text, text.start, false).includes(" ")) {
    return colonMissing(reading, text, false);
  }
  notMap(reading, text.start, short(text.text));
}

function notMap(reading: Reading, start: number, found: string): undefined {
  const text = restOfCell(reading.text, start, false);
  complain(
    reading,
    "yaml/root",
    start,
    start + text.length,
    { found },
    { hint: "start the file with kind: and title:" },
  );
}

function besideMarker(reading: Reading, start: number): undefined {
  const found = restOfCell(reading.text, start, false);
  const params = { found, what: "---" };
  complain(reading, "yaml/after", start, start + found.length, params, { hint: "start it on the line below" });
}

function severalDocuments(reading: Reading, second: Document): undefined {
  const start = second.start[0]?.offset ?? second.offset;
  const hint = "delete the line --- or ..., or move what follows into a file of its own";
  const length = restOfCell(reading.text, start, false).length;
  complain(reading, "yaml/documents", start, start + length, {}, { hint });
}

function directive(reading: Reading, offset: number, source: string): undefined {
  const name = source.split(/\s/, 1)[0] ?? "%";
  complain(reading, "yaml/directive", offset, offset + source.length, { name }, { hint: "delete this line" });
}

/** The first thing after the root that does not belong to it; what follows is its consequence. */
function strayAfter(reading: Reading, document: Document, tokens: readonly Token[]): undefined {
  const found =
    document.end?.find((token) => !isQuiet(reading, token)) ??
    tokens.find((token) => token.type === "error") ??
    tokens
      .flatMap((token) => (token.type === "doc-end" ? (token.end ?? []) : []))
      .find((token) => !isQuiet(reading, token));
  if (!found) return;
  const leads = lineBefore(reading.text, found.offset).trim() === "";
  if (!leads) return stray(reading, found, false);
  const text = restOfCell(reading.text, found.offset, false).replace(/:.*$/, "");
  const hint = "start it in the same column as the first line of the file";
  complain(reading, "yaml/indent", found.offset, found.offset + Math.max(text.length, 1), { text }, { hint });
}

function noContent(reading: Reading): undefined {
  complain(reading, "yaml/no-content", 0, 0, {}, { hint: beginningOf(reading.file.path) });
}

/** What a file starts with, which its place in the folder tells. */
function beginningOf(path: string): string {
  if (path.endsWith("/book.yaml")) return "describe the book, starting with title: and document:";
  if (path.includes("/errata/")) return "type the erratum, starting with status: and changes:";
  return "type the table, starting with kind: and title:";
}
