/** `error` withholds the table and all output; `warning` reports and goes on. */
export type Severity = "error" | "warning";

/** One kind of complaint: its severity and its wording from typed parameters. */
export interface Entry<P> {
  readonly severity: Severity;
  readonly message: (params: P) => string;
}

export function error<P>(message: (params: P) => string): Entry<P> {
  return { severity: "error", message };
}

export function warning<P>(message: (params: P) => string): Entry<P> {
  return { severity: "warning", message };
}
