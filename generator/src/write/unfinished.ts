/** Where an unfinished write is kept: inside the output folder, for a rename works within one file system only. */
export const unfinishedFolder = ".tablewright-unfinished";
