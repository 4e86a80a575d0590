import { type Diagnostic, isError } from "../diagnostics/diagnostic.ts";
import { positionAt, type SourceFile } from "../source/source-file.ts";
import { apart, withFixes } from "./apply.ts";
import { isBetter } from "./better.ts";
import type { Found, Proposal } from "./proposal.ts";

/** A line that was mended, as it stood before and after. */
export interface MendedLine {
  readonly path: string;
  readonly line: number;
  readonly was: string;
  readonly now: string;
}

/** Rules after all edits that made them better. */
export interface Mended {
  /** The files that changed. */
  readonly files: readonly SourceFile[];
  readonly lines: readonly MendedLine[];
}

/** A mistake may hide others behind it, but not for ever. */
const mostRounds = 20;

/**
 * Makes the edits that complaints carry, and looks again, as long as that makes the rules better. Of edits that together do
 * not, those are made that do by themselves.
 */
export async function mend(
  rules: readonly SourceFile[],
  examine: (rules: readonly SourceFile[]) => Promise<readonly Diagnostic[]>,
): Promise<Mended> {
  const refused = new Set<string>();
  const lines: MendedLine[] = [];
  let state: Found = { files: rules, diagnostics: await examine(rules) };
  for (let round = 0; round < mostRounds; round++) {
    const proposals = proposalsOf(state).filter((one) => !refused.has(nameOf(one)));
    if (proposals.length === 0) break;
    const step = await stepFrom(state, proposals, examine, refused);
    if (!step) continue;
    lines.push(...step.made.map(mendedLine));
    state = step.state;
  }
  return { files: state.files.filter((file) => !rules.includes(file)), lines };
}

interface Step {
  readonly state: Found;
  readonly made: readonly Proposal[];
}

async function stepFrom(
  state: Found,
  proposals: readonly Proposal[],
  examine: (rules: readonly SourceFile[]) => Promise<readonly Diagnostic[]>,
  refused: Set<string>,
): Promise<Step | null> {
  const files = state.files.map((file) => {
    const own = proposals.filter((one) => one.file === file);
    return own.length === 0 ? file : { path: file.path, text: withFixes(file.text, own) };
  });
  const after: Found = { files, diagnostics: await examine(files) };
  if (isBetter(state, after, proposals)) return { state: after, made: proposals };
  const [only] = proposals;
  if (proposals.length === 1 && only) {
    refused.add(nameOf(only));
    return null;
  }
  const middle = Math.ceil(proposals.length / 2);
  const first = await stepFrom(state, proposals.slice(0, middle), examine, refused);
  return first ?? stepFrom(state, proposals.slice(middle), examine, refused);
}

/** The edits of the rules; none of what only documents and the published past can decide. */
function proposalsOf({ files, diagnostics }: Found): readonly Proposal[] {
  return files.flatMap((file) =>
    apart(
      diagnostics.flatMap((complaint) =>
        complaint.fix && isError(complaint) && complaint.span.file.path === file.path
          ? [{ file, complaint, ...complaint.fix }]
          : [],
      ),
    ),
  );
}

/** The same mistake in the same line is known again after other lines have moved it. */
function nameOf(proposal: Proposal): string {
  const { path, was } = mendedLine(proposal);
  return JSON.stringify([path, proposal.complaint.code, proposal.complaint.message, was, proposal.text]);
}

function mendedLine({ file, start, end, text }: Proposal): MendedLine {
  const from = file.text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = file.text.indexOf("\n", end);
  const to = lineEnd === -1 ? file.text.length : lineEnd;
  const now = withFixes(file.text.slice(from, to), [{ start: start - from, end: end - from, text }]);
  const { line } = positionAt(file, start);
  return { path: file.path, line, was: file.text.slice(from, to).trim(), now: now.trim() };
}
