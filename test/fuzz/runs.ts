const { FUZZ, FUZZ_SEED } = process.env;

/** How often a property is tried: its share of `FUZZ` inputs, or what fits into a test run. */
export function runs(share: number): number {
  return Math.ceil(Number(FUZZ ?? 3_000) * share);
}

/**
 * A test run tries the inputs of the run before, so that only a change can turn it red. A longer one, which `FUZZ` asks for,
 * tries others; where one fails, its seed is told.
 */
export const seed = Number(FUZZ_SEED ?? (FUZZ ? Date.now() % 2 ** 31 : 7_411));
