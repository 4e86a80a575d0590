import type { Killer, Trial } from "./trial.ts";

/** A mutant and what found it out; null where nothing did. */
export interface Outcome {
  readonly trial: Trial;
  readonly killer: Killer | null;
}

/** What a run says of one book. */
export function reportOf(book: string, outcomes: readonly Outcome[], known: ReadonlyMap<string, string>): string {
  const killed = outcomes.filter(({ killer }) => killer !== null);
  const share = outcomes.length === 0 ? 100 : (100 * killed.length) / outcomes.length;
  const head = `${book}: ${killed.length} of ${outcomes.length} mutants found out (${share.toFixed(2)} %)`;
  const byPart = tally(outcomes.map(({ trial }) => trial.mutant.part)).map(([part, count]) => {
    const found = killed.filter(({ trial }) => trial.mutant.part === part).length;
    return `${part} ${found}/${count}`;
  });
  const byKiller = tally(killed.map(({ killer }) => String(killer))).map(([killer, count]) => `${killer} ${count}`);
  const left = outcomes.filter(({ killer }) => killer === null).map(({ trial }) => survivorLine(trial, book, known));
  return [head, `  of: ${byPart.join(", ")}`, `  by: ${byKiller.join(", ")}`, ...left, ""].join("\n");
}

/** The address of a mutant with its book, as `survivors.tsv` lists it. */
export function addressOf(book: string, { mutant }: Trial): string {
  return `${book}/${mutant.address}`;
}

function survivorLine(trial: Trial, book: string, known: ReadonlyMap<string, string>): string {
  const address = addressOf(book, trial);
  const { was, now } = trial.mutant;
  return `  survives: ${address}: ${was} → ${now}${known.has(address) ? ` (${known.get(address)})` : ""}`;
}

function tally(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
