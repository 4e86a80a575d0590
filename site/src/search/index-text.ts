import MiniSearch from "minisearch";
import type { Project } from "../data/project.ts";
import { entries } from "./entries.ts";
import { searchOptions } from "./terms.ts";

/** The index, made once for all readers. */
export function searchIndex(project: Project): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(entries(project));
  return JSON.stringify(index);
}
