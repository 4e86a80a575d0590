// Made by tablewright. Do not edit.
/** The place so many steps on in a list of this length, stopping at its ends. */
export function stepAlong(place: number, steps: number, length: number): number {
  return Math.min(Math.max(place + steps, 0), length - 1);
}
