import MiniSearch from "minisearch";
import type { Found } from "./client/search.ts";
import { searchOptions } from "./search/terms.ts";

/** Put in by the build. */
declare const SEARCH_INDEX: string;

const index = MiniSearch.loadJSON(SEARCH_INDEX, searchOptions);

globalThis.siteSearch = (query) => index.search(query).slice(0, 24) as unknown as readonly Found[];
globalThis.siteRows = (addresses) => {
  const all = index.search(MiniSearch.wildcard) as unknown as readonly Found[];
  return addresses.flatMap((at) => all.find(({ href }) => href.replace(".html#", "/") === at) ?? []);
};
