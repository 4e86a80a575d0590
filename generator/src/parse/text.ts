import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile, Span } from "../source/source-file.ts";
import { oddCharacters } from "./characters.ts";
import { quietRegions, regionAt } from "./cst.ts";
import { limits } from "./limits.ts";

/** What is wrong with a file as text, and the text that can still be read as YAML. */
export interface TextReading {
  readonly diagnostics: readonly Diagnostic[];
  /** Same length as the file, odd spaces in structural places made ordinary; absent where no structure can be known. */
  readonly readable?: string;
  /** Instead, the text without the lines whose place in it cannot be known. */
  readonly rest?: string;
}

/** Looks at a file before YAML does. */
export function readText(file: SourceFile): TextReading {
  if (file.text.length > limits.text) return { diagnostics: [tooBig(file)] };
  const broken = [...oldLineEndings(file), ...mergeConflicts(file)];
  const tabbed = tabs(file);
  const odd = oddCharacters(file);
  if (broken.length === 0 && tabbed.found.length > 0)
    return { diagnostics: [...tabbed.found, ...odd.diagnostics], rest: tabbed.rest };
  broken.push(...tabbed.found);
  if (broken.length > 0) return { diagnostics: [...broken, ...odd.diagnostics] };
  return odd;
}

const tabHint = "use two spaces for each step to the right";

function tooBig(file: SourceFile): Diagnostic {
  const limit = `${limits.text / 1024 / 1024} MiB`;
  return diagnostic("text/too-big", span(file, 0, 1), { limit }, { hint: "split the table into several files" });
}

function oldLineEndings(file: SourceFile): readonly Diagnostic[] {
  const at = file.text.search(/\r(?!\n)/);
  return at === -1 ? [] : [diagnostic("text/line-endings", span(file, at, at + 1), {})];
}

function mergeConflicts(file: SourceFile): readonly Diagnostic[] {
  const markers = [...file.text.matchAll(/^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/gm)];
  const opening = markers.filter((marker) => marker[0][0] === "<");
  const reported = opening.length > 0 ? opening : markers.slice(0, 1);
  const hint = "keep one of the two versions and delete the lines <<<<<<<, ======= and >>>>>>>";
  return reported
    .slice(0, limits.diagnostics)
    .map((marker) => diagnostic("text/merge-conflict", span(file, marker.index, marker.index + 7), {}, { hint }));
}

function tabs(file: SourceFile): { readonly found: readonly Diagnostic[]; readonly rest: string } {
  const lines = file.text.includes("\t") ? [...file.text.matchAll(/^( *)\t[ \t]*(?=[^\s#])/gm)] : [];
  if (lines.length === 0) return { found: [], rest: file.text };
  const regions = quietRegions(file.text);
  const tabbed = lines.filter((line) => {
    const kind = regionAt(regions, line.index)?.kind;
    return !(kind === "quoted" || (kind === "block" && line[1] !== ""));
  });
  const [line] = tabbed;
  if (!line) return { found: [], rest: file.text };
  const first = line.index + (line[1] ?? "").length;
  const params = { more: tabbed.length - 1 };
  const found = [diagnostic("text/tab", span(file, first, first + 1), params, { hint: tabHint })];
  return { found, rest: without(file.text, tabbed) };
}

/** The text with those lines blank, as long as before. */
function without(text: string, lines: readonly RegExpExecArray[]): string {
  let kept = "";
  let copied = 0;
  for (const { index } of lines) {
    const newline = text.indexOf("\n", index);
    const end = newline === -1 ? text.length : newline;
    kept += text.slice(copied, index) + " ".repeat(end - index);
    copied = end;
  }
  return kept + text.slice(copied);
}

function span(file: SourceFile, start: number, end: number): Span {
  return { file, start, end: Math.min(end, file.text.length) };
}
