// Made by tablewright. Do not edit.
/** Freezes a list and all that is in it. */
export function freeze<T>(list: readonly T[]): readonly T[] {
  return Object.freeze(freezeEach(list));
}

/**
 * Freezes answers that lookups hand out again and again, so that no caller can change another's. The list they stand in is
 * nobody else's, and an unfrozen one is read in half the time.
 */
export function freezeEach<T>(answers: readonly T[]): readonly T[] {
  for (const answer of answers) if (typeof answer === "object" && answer !== null) freezeDeep(answer);
  return answers;
}

function freezeDeep(value: object): void {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  // A list of the values would be made for each row of thousands.
  for (const name in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof inner === "object" && inner !== null) freezeDeep(inner);
  }
}
