// Made by tablewright. Do not edit.
/** A count spread evenly: what each gets, and how many get one more. */
export function spreadOver(count: number, among: number): { each: number; extra: number } {
  return { each: Math.floor(count / among), extra: count % among };
}
