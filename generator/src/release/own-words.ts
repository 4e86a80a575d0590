import type { Changeset } from "./changeset.ts";

/** What is below this line is written anew each time; what a person adds above it stays. */
export const mark = "<!-- Below: npx tablewright changeset writes it anew. Your own words go above. -->";

/** What a person wrote in a changeset: all of it, or what stands above the mark. */
export function ownWords({ text }: Pick<Changeset, "text">): string {
  const end = text.indexOf(mark);
  return (end === -1 ? text : text.slice(0, end)).trim();
}

/** Addresses said to be gone for good: `removes: house/rifles/carbine`. */
export function removalsIn(own: string): ReadonlySet<string> {
  const lines = [...own.matchAll(/^removes:[ \t]*(\S.*)$/gim)];
  return new Set(lines.flatMap(([, listed = ""]) => listed.split(/[\s,`[\]]+/).filter((one) => one !== "")));
}

/** Why the print was read wrongly, by the address of a cell, row or table: `misread: club/figures/walk the 8 was taken for a 6`. */
export function misreadingsIn(own: string): ReadonlyMap<string, string> {
  const lines = [...own.matchAll(/^misread:[ \t]*`?([^\s`]+)`?[ \t]+(\S.*)$/gim)];
  return new Map(lines.map(([, at = "", why = ""]) => [at, why.trim()]));
}

/** What is said of an address, or of what it stands in. */
export function spokenAt(at: string, said: ReadonlyMap<string, string>): string | undefined {
  const steps = at.split("/");
  const above = steps.map((_, index) => steps.slice(0, steps.length - index).join("/"));
  return above.map((one) => said.get(one)).find((one) => one !== undefined);
}
