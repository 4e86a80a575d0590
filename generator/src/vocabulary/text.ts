import type { Keyword } from "./keyword.ts";

/** `text: true`: the cell is read as its source text, whatever YAML would make of it. Nothing to refuse. */
export const text: Keyword = { keyword: "text", check: () => null };
