import type { SourceFile, Span } from "../source/source-file.ts";
import type { FormerId } from "./former-ids.ts";
import type { SearchTerms } from "./search-terms.ts";
import { type Word, type Writing, wordsOf } from "./words.ts";

/** A place where an app uses a former id. */
export interface Use {
  readonly span: Span;
  /** More than one where several tables have renamed rows of that id. */
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly former: FormerId;
  readonly from: string;
  readonly to: string;
}

/** Where a file of an app uses former ids, from top to bottom. */
export function usesIn(file: SourceFile, writing: Writing, terms: SearchTerms): readonly Use[] {
  const words = wordsOf(file.text, writing, terms.functions);
  const uses = words.flatMap((word): readonly Use[] => {
    const isAddress = word.form === "quoted" && word.text.includes("/");
    return isAddress ? addressed(word, file, terms) : meant(word, file, terms);
  });
  // Quoted text in YAML is a quoted string and a scalar.
  const distinct = new Map(uses.map((use) => [use.span.start, use]));
  return [...distinct.values()].sort((a, b) => a.span.start - b.span.start);
}

function meant(word: Word, file: SourceFile, { words }: SearchTerms): readonly Use[] {
  const spellings = (words.get(word.text) ?? []).filter(({ counts }) => counts(word));
  const meanings = spellings.map(({ former, to }) => ({ former, from: word.text, to }));
  return meanings.length === 0 ? [] : [useAt(file, word.start, word.text, meanings)];
}

/** The former ids of an address, each at its step. */
function addressed(word: Word, file: SourceFile, { addresses, rows }: SearchTerms): readonly Use[] {
  const present: string[] = [];
  const uses: Use[] = [];
  let { start } = word;
  for (const step of word.text.split("/")) {
    const formers = addresses.get([...present, step].join("/")) ?? [];
    const meanings = formers.map((former) => ({ former, from: step, to: former.to }));
    if (meanings.length > 0) uses.push(useAt(file, start, step, meanings));
    present.push(formers[0]?.to ?? step);
    start += step.length + 1;
  }
  // Without its book a table is told by the row behind it: `walls/brick.png` is no address.
  const leadsToRow = rows.has(present.slice(0, 2).join("/"));
  return uses.filter(({ span }) => span.start > word.start || leadsToRow);
}

function useAt(file: SourceFile, start: number, text: string, meanings: readonly Meaning[]): Use {
  return { span: { file, start, end: start + text.length }, meanings };
}
