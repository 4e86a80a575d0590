/** What a code means to the one who meets it. */
export type Guide = Example | Elsewhere;

interface Meaning {
  /** In plain words: what is wrong and what to do. */
  readonly means: string;
}

/** With an example that `diagnostics.test.ts` runs. */
export interface Example extends Meaning {
  /** The file of the example, in `base/` or beside its files. */
  readonly file: string;
  /** The mistake: what stands in place of `right`, or the whole file where `base/` has no such file. */
  readonly wrong: string;
  /** What stands in `base/`, once; or the whole file put right, and null where there should be none. */
  readonly right: string | null;
  /** What the page shows for a `wrong` that cannot be printed, or is too long. */
  readonly shown?: string;
  /** Old programs save letters as single bytes; rules files are UTF-8. */
  readonly encoding?: "latin1";
}

/** A code that needs a document at hand, which no example can bring. */
export interface Elsewhere extends Meaning {
  /** The test that shows it. */
  readonly shownIn: string;
}

export type Guides<Codes> = { readonly [Code in keyof Codes]: Guide };

export const morale = "rules/house/morale/morale-table.yaml";
export const modifiers = "rules/house/morale/morale-modifiers.yaml";
export const rifles = "rules/house/weapon/rifles.yaml";
export const shot = "rules/house/weapon/rifle-shot.yaml";
export const hits = "rules/house/hit/hit-table.yaml";
export const coats = "rules/house/armor/coats.yaml";
export const erratum = "rules/house/errata/carbine-weight.yaml";
export const club = "rules/club/movement/figures.yaml";
export const evidence = "test/golden/club.tsv";
