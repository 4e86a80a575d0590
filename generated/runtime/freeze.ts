// Made by tablewright. Do not edit.
/** Freezes answers that lookups hand out again and again, so that no caller can change another's. */
export function freeze<T>(answers: readonly T[]): readonly T[] {
  for (const answer of answers) freezeDeep(answer);
  return Object.freeze(answers);
}

function freezeDeep(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}
