import type { Span } from "../source/source-file.ts";
import { type Code, catalogue } from "./catalogue.ts";
import type { Entry, Severity } from "./codes/entry.ts";
import type { Cure, Fix } from "./cure.ts";

/** One complaint about an authored file. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span;
  /** Other places that belong to the same mistake. */
  readonly related?: readonly Related[];
  /** What to type instead. */
  readonly hint?: string;
  /** What the hint says as an edit of the same file, where only one thing can have been meant. */
  readonly fix?: Fix;
}

/** Takes what is found, as it is found. */
export type Report = (found: Diagnostic) => void;

export interface Related {
  readonly message: string;
  readonly span: Span;
}

type Params<C extends Code> = (typeof catalogue)[C] extends Entry<infer P> ? P : never;

/** Makes a diagnostic from the catalogue; a wrong code or a missing parameter does not compile. */
export function diagnostic<C extends Code>(
  code: C,
  span: Span,
  params: Params<C>,
  more: Cure & { readonly related?: readonly Related[] } = {},
): Diagnostic {
  const entry = catalogue[code] as Entry<Params<C>>;
  return {
    code,
    severity: entry.severity,
    message: entry.message(params),
    span: { file: span.file, start: span.start, end: span.end },
    ...(more.related ? { related: more.related } : {}),
    ...known(more),
  };
}

/** The same with another cure. */
export function withCure({ hint: _hint, fix: _fix, ...found }: Diagnostic, cure: Cure): Diagnostic {
  return { ...found, ...known(cure) };
}

function known({ hint, fix }: Cure): Pick<Diagnostic, "hint" | "fix"> {
  return { ...(hint === undefined ? {} : { hint }), ...(fix ? { fix } : {}) };
}

export function isError(found: Diagnostic): boolean {
  return found.severity === "error";
}

/** Sorts by file, place and code, so that one run always reads the same. */
export function inOrder(found: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...found].sort(
    (a, b) =>
      compareText(a.span.file.path, b.span.file.path) || a.span.start - b.span.start || compareText(a.code, b.code),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
