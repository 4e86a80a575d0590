import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";

/** What changes between two texts of a file, as a patch that a person reviews and git applies. */
export function lineDifference(path: string, before: string, after: string): string {
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, "", "", { headerOptions: FILE_HEADERS_ONLY });
}
