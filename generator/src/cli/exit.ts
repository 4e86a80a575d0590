/** What the exit code says. Warnings alone are clean: they withhold nothing. */
export const exit = { clean: 0, diagnostics: 1, misuse: 2 } as const;

export type ExitCode = (typeof exit)[keyof typeof exit];
