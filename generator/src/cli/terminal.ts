/** The meaning of exit codes. Warnings alone are clean: they withhold nothing. */
export const exit = { clean: 0, diagnostics: 1, misuse: 2 } as const;

export type ExitCode = (typeof exit)[keyof typeof exit];

/** A stream to write to, with what is known of the terminal behind it. */
export interface Screen {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Everything around it that the command line looks at. */
export interface Terminal {
  readonly stdout: Screen;
  readonly stderr: Screen;
  /** Asks a person a question; absent where nobody sits at a terminal. */
  readonly ask?: (question: string) => Promise<string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Calls back once when the user interrupts, instead of ending the process. */
  readonly onInterrupt: (end: () => void) => void;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/** Whether to color: only on a terminal, and not where the user asks for none (no-color.org). */
export function wantsColor(screen: Screen, env: Terminal["env"]): boolean {
  return screen.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
}

/** Columns of a terminal; 80 for a file or a pipe. */
export function columnsOf(screen: Screen): number {
  return screen.isTTY === true && screen.columns ? screen.columns : 80;
}
