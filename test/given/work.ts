/** What comes of some work, and the seconds processors work on it: a machine with much else to do takes longer, yet works no more. */
export function measured<Result>(work: () => Result): { readonly result: Result; readonly seconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}
