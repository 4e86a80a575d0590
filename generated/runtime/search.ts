// Made by tablewright. Do not edit.
/** The first segment whose upper end holds the value; `closed` says whether the end itself belongs to it. */
export function segmentOf(uppers: readonly number[], closed: readonly boolean[], value: number): number {
  let low = 0;
  let high = uppers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const upper = uppers[middle] as number;
    if (value < upper || (closed[middle] && value === upper)) high = middle;
    else low = middle + 1;
  }
  return low;
}
