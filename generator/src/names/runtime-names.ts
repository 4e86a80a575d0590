/** The names an SDK module may import from the runtime, by file; types begin with a capital. */
export const runtimeNames = {
  aliases: ["withAliases"],
  "by-id": ["byId", "withoutPrototype"],
  types: ["Band", "DiceAmount", "Documented", "DocumentedRow", "Forbidden", "Printed", "Unknown"],
  check: ["checkNumber", "noRow", "outOfDomain", "refuse", "toldBy", "unknownId"],
  contest: ["contestOf"],
  decimal: ["exactProduct", "exactQuotient", "exactSum"],
  freeze: ["freeze", "freezeEach"],
  given: ["checkGiven", "checkNamed", "isGiven"],
  find: ["Found", "findRow"],
  mean: ["meanOf"],
  places: ["placeOf", "placesOf"],
  "rows-of": ["rowsInside", "rowsOf"],
  share: ["cutEach", "isReached", "shareOf", "wholeShareOf"],
  spend: ["priceOf"],
  spread: ["spreadOver"],
  total: ["totalOf"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RuntimeName = (typeof runtimeNames)[keyof typeof runtimeNames][number];

const imported = new Set<string>(Object.values(runtimeNames).flat());

/** Names that modules use for their own constants and types. */
const own = new Set(["answers", "changed", "data", "odds", "Odds", "order"]);

/** True for a name that modules import from the runtime. */
export function isRuntimeName(name: string): boolean {
  return imported.has(name);
}

/** True for a name that SDK modules use themselves; nothing else in them may have it. */
export function isTaken(name: string): boolean {
  return imported.has(name) || own.has(name);
}
