import { suggest } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { overlap } from "../model/address.ts";
import type { Erratum, Lifecycle } from "../model/index.ts";
import { type Span, topOf } from "../source/source-file.ts";
import { child, type SyntaxMap } from "../source/syntax.ts";

/** An erratum with the tree it was read from. */
export interface Authored {
  readonly erratum: Erratum;
  readonly root: SyntaxMap;
}

type Word = "supersedes" | "withdraws";

/** One erratum replacing another, and where it says so. */
interface Claim {
  readonly by: Erratum;
  readonly word: Word;
  readonly id: string;
  readonly place: Span;
}

/**
 * Decides which errata count. One that another supersedes or withdraws counts no more, and names its successor. It stays
 * replaced whatever happens to the successor, so that an old correction never comes back unnoticed.
 * @param withheld files with errors of their own; errata that name them are skipped silently, and faulty ones join the list
 */
export function settleErrata(authored: readonly Authored[], withheld: Set<string>, report: Report): readonly Erratum[] {
  const byId = new Map(authored.map(({ erratum }) => [erratum.id, erratum]));
  const claims = authored.flatMap(claimsOf);
  const faulty = new Set<string>();
  for (const claim of claims) {
    const complaint = withheld.has(`errata/${claim.id}`) ? null : complaintOf(claim, claims, byId);
    if (complaint || circleOf(claim.by, byId).length > 0) faulty.add(claim.by.id);
    if (complaint) report(complaint);
  }
  for (const slip of authored.flatMap(withdrawalSlip)) report(slip);
  for (const id of faulty) withheld.add(`errata/${id}`);
  const settled = new Map(claims.filter(counts).map((claim) => [claim.id, claim]));
  const sound = authored.filter(({ erratum }) => !faulty.has(erratum.id));
  return sound.map(({ erratum }) => ({ ...erratum, lifecycle: lifecycleOf(erratum, settled.get(erratum.id)) }));
}

/**
 * Reports cells that would silently go back to the print because an erratum replaces another without repeating all its
 * changes. Cells listed in `concerns` are meant to. A released erratum can no longer be mended.
 */
export function checkDropped(errata: readonly Erratum[], roots: ReadonlyMap<string, SyntaxMap>, report: Report): void {
  for (const { id, supersedes, lifecycle, since, changes, concerns } of errata) {
    const former = errata.find((one) => one.id === supersedes);
    if (!former || lifecycle.state !== "applied" || since !== null) continue;
    const spoken = [...changes.map((one) => one.at), ...concerns];
    const root = roots.get(id) as SyntaxMap;
    for (const { at, was } of former.changes.filter((one) => !spoken.some((other) => overlap(one.at, other)))) {
      const hint = `repeat the change of ${at}, or list it in concerns: if the print counts`;
      const params = { at, was: was ?? "absent", former: former.id };
      report(diagnostic("errata/dropped", child(root, "supersedes") ?? root, params, { hint }));
    }
  }
}

function lifecycleOf(erratum: Erratum, claim: Claim | undefined): Lifecycle {
  if (!claim || erratum.status === "open") return erratum.lifecycle;
  return { state: claim.word === "supersedes" ? "superseded" : "withdrawn", by: claim.by.id };
}

function claimsOf({ erratum, root }: Authored): readonly Claim[] {
  return (["supersedes", "withdraws"] as const).flatMap((word) => {
    const id = erratum[word];
    return id === null ? [] : [{ by: erratum, word, id, place: child(root, word) ?? root }];
  });
}

/** An open question proposes and replaces nothing. */
function counts({ by }: Claim): boolean {
  return by.status === "accepted";
}

function complaintOf(claim: Claim, claims: readonly Claim[], byId: ReadonlyMap<string, Erratum>): Diagnostic | null {
  const { by, word, id, place } = claim;
  const complain = (problem: string, hint?: string, other?: Erratum) => {
    const related = other && [{ message: other.id, span: topOf(other.file) }];
    return diagnostic("errata/replaces", place, { id, problem }, { hint, ...(related ? { related } : {}) });
  };
  const target = byId.get(id);
  if (!target) {
    const problem = "is no erratum of this book";
    return diagnostic("errata/replaces", place, { id, problem }, suggest(place, id, byId.keys()));
  }
  const circle = circleOf(by, byId);
  // A circle is one mistake: it is reported at the first of its errata.
  if (circle.length > 0) {
    if ([...circle].sort()[0] !== by.id) return null;
    return complain(`is replaced in a circle: ${[...circle, by.id].join(", ")}`, `take ${word}: out of one of them`);
  }
  if (target.status === "open") {
    return complain("is an open question, which changes nothing", `take ${word}: out, or accept ${id} first`, target);
  }
  if (word === "withdraws" && target.withdraws !== null) {
    const hint = `to correct the figure again, write supersedes: ${id} and the changes`;
    return complain("is itself a withdrawal, so the print already counts", hint, target);
  }
  const first = claims.find((other) => other.id === id && counts(other));
  if (!first || first === claim || !counts(claim)) return null;
  const done = first.word === "supersedes" ? "superseded" : "withdrawn";
  const hint = word === "supersedes" && first.by !== by ? `write supersedes: ${first.by.id}` : `take ${word}: out`;
  return complain(`is already ${done} by ${first.by.id}`, hint, first.by);
}

/** The errata on the way back to this one, or none where the way ends. */
function circleOf(start: Erratum, byId: ReadonlyMap<string, Erratum>): readonly string[] {
  const way: string[] = [];
  let at: Erratum | undefined = start;
  while (at && !way.includes(at.id)) {
    way.push(at.id);
    at = byId.get(at.supersedes ?? at.withdraws ?? "");
  }
  return at === start ? way : [];
}

/** An erratum that withdraws another changes nothing else. */
function withdrawalSlip({ erratum, root }: Authored): readonly Diagnostic[] {
  const place = child(root, "changes");
  if (erratum.withdraws === null || !place) return [];
  const hint = `write supersedes: ${erratum.withdraws} to put other changes in its place`;
  const problem = "takes an erratum back to the print, so it makes no changes";
  return [diagnostic("errata/replaces", place, { id: erratum.id, problem }, { hint })];
}
