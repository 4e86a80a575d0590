import MiniSearch from "minisearch";
import { entries } from "./entries.ts";
import { searchOptions } from "./terms.ts";

/** The index, made once for all readers. */
export function searchIndex(): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(entries());
  return JSON.stringify(index);
}
