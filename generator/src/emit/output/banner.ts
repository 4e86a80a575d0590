/** The first line of a generated TypeScript file; `source` is the authored file's path inside the project. */
export function banner(source: string): string {
  return `// ${bannerWords(source)}`;
}

/** What a banner says. A name with a line break in it must not end the comment it stands in. */
export function bannerWords(source: string): string {
  const path = source.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?");
  return `Made by tablewright from ${path}. Do not edit: change the rules and run tablewright build.`;
}
