/** Why a text is not what its place asks for. */
export interface Refusal {
  readonly ok: false;
  /** Reads after the quoted text. */
  readonly problem: string;
  /** What to type, where it can be known. */
  readonly instead?: string;
  /** What to do where only the author knows what was meant. */
  readonly advice?: string;
}

/** Leaves out what is not known. */
export function refuse(problem: string, instead?: string, advice?: string): Refusal {
  return { ok: false, problem, ...(instead !== undefined && { instead }), ...(advice !== undefined && { advice }) };
}

/** The hint of a complaint: the text to type before any advice. */
export function hintOf({ instead, advice }: Omit<Refusal, "ok" | "problem">): string | undefined {
  return instead === undefined ? advice : `write ${instead}`;
}
