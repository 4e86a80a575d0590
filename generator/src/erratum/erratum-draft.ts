import { cellNode, columnNames, follow, type Located, type NotFound } from "../find/address.ts";
import { cellText, citationOf } from "../find/rows.ts";
import { overlap } from "../model/address.ts";
import type { Book, Citation, Erratum, Model } from "../model/index.ts";
import { lineWords } from "../names/words.ts";
import { parse } from "../parse/index.ts";
import { absent, isLost } from "../resolve/erratum.ts";
import { isStated, nodeAt } from "../resolve/printed.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import { idProblem } from "../text/ids.ts";
import { type DraftChange, type ErratumRequest, erratumText } from "./erratum-text.ts";

export interface Draft {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  readonly book: Book;
  /** The cell inside its book. */
  readonly at: string;
}

/** Where a correction applies, before it is known why. */
export interface Subject {
  readonly located: Located;
  /** The cell inside its book. */
  readonly at: string;
  readonly was: string;
  /** Lines the row is printed on, as `--lines` takes them. */
  readonly lines: string;
  readonly replaced: Erratum | null;
}

/** What is printed at the place a request is about. */
interface Place {
  readonly located: Located;
  readonly node: SyntaxNode | undefined;
  readonly citation: Citation | null;
}

/** Finds what a request is about and what the document prints there, or says why it cannot be corrected. */
export function subjectOf(model: Model, request: ErratumRequest): Subject | NotFound {
  const found = statedAt(model, request.address) ?? cellAt(model, request.address);
  if ("problem" in found) return found;
  const { located, node, citation } = found;
  const { book, address } = located;
  const at = address.slice(book.id.length + 1);
  if (node && node.kind !== "scalar" && !isLost(node))
    return { problem: `${address} holds a group of fields; write its erratum by hand` };
  const was = cellText(node);
  if (request.value === was) return { problem: `${address} is printed ${was} already` };
  const other = book.errata.find(
    (one) => one.lifecycle.state === "applied" && one.changes.some((change) => overlap(change.at, at)),
  );
  const clash = clashOf(book, other, request);
  if (clash) return clash;
  const lines = citation ? lineWords(citation.lines).replace(/^lines? /, "") : "";
  return { located, at, was, lines, replaced: book.errata.find(({ id }) => id === request.supersedes) ?? null };
}

function cellAt(model: Model, address: string): Place | NotFound {
  const located = follow(model, address);
  if (!("book" in located)) return located;
  const { row, column, table } = located;
  if (row && column !== null) return { located, node: cellNode(located), citation: citationOf(row, column) };
  const cells = row ? columnNames(table, row).join(", ") : "";
  return {
    problem: `${located.address} is no cell; put ${row ? `one of its columns behind it: ${cells}` : "a row and a column behind it"}`,
  };
}

/** What a table states beside its rows, by the keys of its file: `firing-teams/by`. Null where the address leads to none. */
function statedAt(model: Model, typed: string): Place | null {
  const steps = typed.split("/");
  for (const depth of [1, 2]) {
    const located = follow(model, steps.slice(0, depth).join("/"));
    if (!("book" in located)) continue;
    const { table, address } = located;
    const path = steps.slice(depth);
    const root = parse(table.file).tree?.root;
    const keys = table.shape === "lookup" ? table.axes.filter(({ columns }) => !columns).map(({ id }) => id) : [];
    const node = root && isStated({ root, keys, headed: false }, path) ? nodeAt(root, path) : undefined;
    if (node?.kind !== "scalar") return null;
    return { located: { ...located, address: `${address}/${path.join("/")}` }, node, citation: table.citation };
  }
  return null;
}

function clashOf(
  book: Book,
  other: Erratum | undefined,
  { supersedes, open, address }: ErratumRequest,
): NotFound | null {
  const known = book.errata.some(({ id }) => id === supersedes);
  if (supersedes !== undefined && !known) return { problem: `${book.id} has no erratum ${supersedes} to supersede` };
  if (!other || open || supersedes === other.id) return null;
  const words = supersedes === undefined ? "to put this in its place add" : "the one to supersede is";
  return { problem: `${address} is corrected by ${other.id} already; ${words} --supersedes ${other.id}` };
}

/** Writes the record; what is missing in the request must have been asked for before. */
export function draftErratum(
  { located, at, was, replaced }: Subject,
  request: ErratumRequest,
  taken: readonly string[],
): Draft | NotFound {
  const { book } = located;
  const id = request.id ?? freeId(located.row ? suggestedId(at) : idOf(at), book.id, taken);
  const wrong = idProblem(id);
  if (wrong) return { problem: `--id ${id} ${wrong.problem}` };
  const path = pathOf(book.id, id);
  if (taken.includes(path)) return { problem: `there is an erratum ${id} already; choose another --id` };
  const kept = replaced?.changes.filter((change) => change.at !== at) ?? [];
  // Rows are many lines; copying them would hide what is new.
  if (kept.some(({ whole }) => whole))
    return { problem: `${replaced?.id} changes whole rows too; write what takes its place by hand` };
  const changes: DraftChange[] = [
    { at, was, now: request.value },
    ...kept.map((change) => ({ at: change.at, was: change.was ?? absent, now: lostOr(change) })),
  ];
  return { id, path, book, at, text: erratumText(request, changes) };
}

function lostOr({ put, now }: Erratum["changes"][number]): string {
  const why = put.kind === "map" && isLost(put) ? put.entries.get("unknown")?.value : undefined;
  return why?.kind === "scalar" ? `unknown: ${why.text}` : (now ?? absent);
}

function pathOf(book: string, id: string): string {
  return `rules/${book}/errata/${id}.yaml`;
}

/** `small-arms/arl/loads/heap/targets` → `arl-heap-targets`; a row called by a number needs its table's name. */
function suggestedId(at: string): string {
  const [table = "", row = "", ...rest] = at.split("/");
  const words = [
    ...(/^[a-z]/.test(row) ? [] : [table]),
    row,
    ...rest.filter((_, index) => rest.length < 3 || index > 0),
  ];
  return idOf(words.join("-"));
}

/** An address as an id: at most 60 letters, digits, dots and hyphens. */
function idOf(text: string): string {
  const id = text.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
  return id
    .replace(/[^a-z0-9.]+/g, "-")
    .slice(0, 60)
    .replace(/^[-.]+|[-.]+$/g, "");
}

function freeId(id: string, book: string, taken: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? id : `${id}-${count}`;
    if (!taken.includes(pathOf(book, tried))) return tried;
  }
}
