import { draftErratum, type ErratumRequest, type SourceFile, subjectOf, type understand } from "../compiler.ts";
import { nameOf, type Problem } from "./check.ts";

/** The record of a correction, ready to be reviewed, or why there can be none. */
export type ErratumDraft =
  | { readonly problem: string }
  | {
      readonly path: string;
      readonly text: string;
      readonly was: string;
      /** Lines the row is printed on. */
      readonly lines: string;
      /** What the check would say of the rules with the record that it does not say without. */
      readonly remarks: readonly Problem[];
    };

/** Writes the record `tablewright erratum` writes, and checks it against the whole book. */
export function erratumFor(
  model: ReturnType<typeof understand>,
  request: ErratumRequest,
  rules: readonly SourceFile[],
  check: (rules: readonly SourceFile[]) => readonly Problem[],
): ErratumDraft {
  const subject = subjectOf(model, request);
  if ("problem" in subject) return subject;
  const { was, lines } = subject;
  const paths = rules.map(({ path }) => path);
  const draft = draftErratum(subject, request, paths);
  if ("problem" in draft) return draft;
  const { path, text } = draft;
  const known = new Set(check(rules).map(nameOf));
  // Its second reading comes later, by another person.
  const isAwaited = (one: Problem) => one.code === "evidence/erratum" && one.path === path;
  const remarks = check([...rules, { path, text }]).filter((one) => !isAwaited(one) && !known.has(nameOf(one)));
  return { path, text, was, lines, remarks };
}
