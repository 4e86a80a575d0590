import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../generated/given.ts";

/** The pieces of code of one language in docs/using.md, in order. */
export function codeOf(language: string): readonly string[] {
  const text = readFileSync(join(root, "docs/using.md"), "utf8");
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code = ""]) =>
    name === language ? code : [],
  );
}

/** What a piece of code says that it prints, in the comments behind what it prints. */
export function said(code: string): string {
  const lines = code.split("\n").filter((line) => /^(?:console\.log\(.| *print\(.|\);)/.test(line));
  return lines.map((line) => `${(/(?:\/\/|#) (.*)$/.exec(line)?.[1] ?? "").replace(/^"(.*)"$/, "$1")}\n`).join("");
}
