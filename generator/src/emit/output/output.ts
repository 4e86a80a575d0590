/** One file of the output, before anything is written. */
export interface OutputFile {
  /** Posix path, relative to the output folder. */
  readonly path: string;
  readonly text: string;
}

/** Whatever takes output as it is made. */
export interface Sink {
  readonly add: (files: readonly OutputFile[]) => void;
  /** These files stand where they belong already, as an earlier run made them. */
  readonly keep: (paths: readonly string[]) => void;
}
