/** One file of the output, before anything is written. */
export interface OutputFile {
  /** Posix path, relative to the output folder. */
  readonly path: string;
  readonly text: string;
}
