/** How often a property is tried: its share of `FUZZ` inputs, or what fits into a test run. */
export function runs(share: number): number {
  return Math.ceil(Number(process.env.FUZZ ?? 20_000) * share);
}

/** Every run tries the same inputs, save a longer one that is told another seed. */
export const seed = Number(process.env.FUZZ_SEED ?? 7_411);
