/** What an entry is found by, best first. */
export interface Entry {
  readonly id: number;
  readonly title: string;
  readonly within: string;
  readonly href: string;
  /** Ids, former ids and words as printed. */
  readonly ids: string;
  readonly figures: string;
  /** Its figures by name. */
  readonly shown: readonly Shown[];
}

/** Name of a figure, the figure as the book writes it, and in words where it is written otherwise. */
export type Shown = readonly [name: string, text: string, words?: string];

/** How the index is made and asked; both sides must agree. */
export const searchOptions = {
  fields: ["title", "ids", "within", "figures"],
  storeFields: ["title", "within", "href", "shown"],
  tokenize: terms,
  searchOptions: {
    boost: { title: 4, ids: 2 },
    prefix: true,
    fuzzy: (term: string) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    combineWith: "AND" as const,
  },
};

/** `300(3)+2` is a word of its own and the figures in it; `7 mm` is `7mm`. */
function terms(text: string): string[] {
  const whole = text
    .replace(/(\d)\s+(?=[mck]?[mg]\b)/g, "$1")
    .split(/\s+/)
    .filter((word) => word !== "");
  return [...new Set(whole.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}.]+/u)]))].filter((word) =>
    /[\p{L}\p{N}]/u.test(word),
  );
}
