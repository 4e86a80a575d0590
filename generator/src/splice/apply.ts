import { isError } from "../diagnostics/diagnostic.ts";
import { withFixes } from "../fix/apply.ts";
import { parse } from "../parse/index.ts";
import { positionAt } from "../source/source-file.ts";
import { clearCell, fillBlank, setCell } from "./cells.ts";
import { contentAt, contentOf, contentWords, sameContent } from "./content.ts";
import { meant } from "./meaning.ts";
import type { Operation } from "./operation.ts";
import { type Edits, holderOf, isFlow, type Text } from "./place.ts";
import { addRow, deleteRow, duplicateRow, moveRow } from "./rows.ts";
import { writtenKey } from "./scalar.ts";

/** The text after all operations. */
export interface Spliced {
  readonly text: string;
}

/** Why the text stays as it is. */
export interface Refusal {
  /** Which of the operations, from 0. */
  readonly operation: number;
  /** `conflict`: what it replaces does not stand there. `refused`: it cannot be made without touching something else. */
  readonly reason: "conflict" | "refused";
  /** In words for the author, such as `rows/musket/weight holds 4.6, not 5`. */
  readonly problem: string;
}

/**
 * Makes edits in the text of a rules file. Only what they replace changes: every other byte stays, and what is read from the
 * result is compared with what the edits mean. All are made or none.
 */
export function applyOperations(text: string, operations: readonly Operation[]): Spliced | Refusal {
  let file = latest?.text === text ? latest : read(text);
  for (const [index, operation] of operations.entries()) {
    const next: Text | Omit<Refusal, "operation"> = file ? made(file, operation) : unreadable;
    if ("problem" in next) return { operation: index, ...next };
    file = next;
  }
  latest = file;
  return { text: file?.text ?? text };
}

/** Edits follow each other: the text that came of the last ones is not read again for the next. */
let latest: Text | undefined;

const unreadable = { reason: "refused", problem: "the file cannot be read; mend its errors first" } as const;

/** A text and what it says; undefined where it has an error. */
export function read(text: string): Text | undefined {
  const { tree } = parse({ path: "", text });
  return tree ? { text, root: tree.root } : undefined;
}

/** One edit. */
export function made(file: Text, operation: Operation): Text | Omit<Refusal, "operation"> {
  const content = contentOf(file.root);
  const conflict = conflictIn(file, operation);
  if (conflict) return { reason: "conflict", problem: conflict };
  const edits = editsOf(file, operation);
  if (typeof edits === "string") return { reason: "refused", problem: `${placeOf(operation)}: ${edits}` };
  const text = withFixes(file.text, edits);
  const { tree, diagnostics } = parse({ path: "", text });
  const error = diagnostics.find(isError);
  if (!tree || error) return { reason: "refused", problem: `${placeOf(operation)}: ${error ? wordsOf(error) : ""}` };
  if (sameContent(contentOf(tree.root), meant(content, operation))) return { text, root: tree.root };
  return { reason: "refused", problem: `${placeOf(operation)}: something else would change too; edit it in the file` };
}

function wordsOf({ message, hint, span }: ReturnType<typeof parse>["diagnostics"][number]): string {
  const { line } = positionAt(span.file, span.start);
  return `the result could not be read (line ${line}: ${message})${hint ? `; ${hint}` : ""}`;
}

/** Where what stands there is not what the operation replaces. */
function conflictIn({ root }: Text, operation: Operation): string | undefined {
  const { path } = operation;
  const place = placeOf(operation);
  const there = contentAt(contentOf(root), path) ?? null;
  const holder = holderOf(root, path);
  if (!holder) return `${path.slice(0, -1).join("/") || "the file"} is not there`;
  if (operation.kind === "add")
    return holder.kind === "map" && there !== null ? `${place} is there already` : undefined;
  if ("was" in operation && !sameContent(there, operation.was)) {
    return `${place} holds ${contentWords(there)}, not ${contentWords(operation.was)}`;
  }
  if (there === null && operation.kind !== "set") return `${place} is not there`;
  const taken = operation.kind === "rename" || operation.kind === "duplicate" ? operation.to : undefined;
  if (taken === undefined || holder.kind !== "map") return undefined;
  return holder.entries.has(taken) ? `${taken} is there already` : undefined;
}

export function placeOf({ path }: Pick<Operation, "path">): string {
  return path.join("/");
}

function editsOf(file: Text, operation: Operation): Edits {
  switch (operation.kind) {
    case "set":
      return operation.was === null ? fillBlank(file, operation) : setCell(file, operation);
    case "clear":
      return clearCell(file, operation);
    case "add":
      return addRow(file, operation);
    case "duplicate":
      return duplicateRow(file, operation);
    case "move":
      return moveRow(file, operation);
    case "delete":
      return deleteRow(file, operation);
    case "rename":
      return rename(file, operation);
    default:
      return operation satisfies never;
  }
}

function rename({ text, root }: Text, { path, to }: Operation & { readonly kind: "rename" }): Edits {
  const holder = holderOf(root, path);
  const key = holder?.kind === "map" ? holder.entries.get(String(path.at(-1)))?.key : undefined;
  if (!holder || !key) return "it has no key to rename";
  return [
    { start: key.start, end: key.end, text: writtenKey(to, isFlow(text, holder), text.slice(key.start, key.end)) },
  ];
}
