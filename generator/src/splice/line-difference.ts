import { createTwoFilesPatch, diffLines, FILE_HEADERS_ONLY } from "diff";

/** What changes between two texts of a file, as a patch that a person reviews and git applies. */
export function lineDifference(path: string, before: string, after: string): string {
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, "", "", { headerOptions: FILE_HEADERS_ONLY });
}

/** Finds the line of a text from which a line of what became of it comes; of a new line that above it. Both count from 1. */
export function linesBefore(before: string, after: string): (line: number) => number {
  const places: number[] = [];
  let [old, taken] = [0, 0];
  for (const { count, added, removed } of diffLines(before, after)) {
    if (removed) taken = count;
    else {
      for (let index = 0; index < count; index++) places.push(old + (added ? Math.min(index + 1, taken) : index + 1));
      old += added ? taken : count;
      taken = 0;
    }
  }
  return (line) => Math.max(1, places[line - 1] ?? old);
}
