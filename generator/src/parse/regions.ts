import type { Region } from "./cst.ts";

/** The region an offset lies in, by binary search over regions in order. */
export function regionAt(regions: readonly Region[], offset: number): Region | undefined {
  let low = 0;
  let high = regions.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const region = regions[middle] as Region;
    if (offset < region.start) high = middle - 1;
    else if (offset >= region.end) low = middle + 1;
    else return region;
  }
  return undefined;
}
