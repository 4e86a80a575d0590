/** Words of Python that no name may be. */
const reserved = new Set(
  (
    "False None True and as assert async await break class continue def del elif else except finally for from global if " +
    "import in is lambda nonlocal not or pass raise return try while with yield"
  ).split(" "),
);

/**
 * A name as Python has it: `lookupHit` → `lookup_hit`, `tech-level` → `tech_level`, `6-10` → `_6_10`; a word of the language
 * gets an underscore, `from_`. Signs are said, so that figures stay apart: `-1` → `minus_1`, `1/2` → `_1_of_2`. `python_name` of the
 * runtime does the same.
 */
export function pythonName(name: string): string {
  const apart = said(name).replace(/(\d)[^\p{L}\p{N}]+(?=\d)/gu, "$1_");
  const camel = apart.replace(/[^\p{L}\p{N}_]+(.?)/gu, (_, letter: string) => letter.toUpperCase());
  const snake = camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_+/, "");
  if (reserved.has(snake)) return `${snake}_`;
  return /^\p{L}/u.test(snake) ? snake : `_${snake}`;
}

/** A name of figures alone with its signs as words. */
function said(name: string): string {
  if (/[\p{L}_]/u.test(name)) return name;
  return name
    .replace(/(?<!\d)-(?=\.?\d)/g, "_minus_")
    .replace(/\+$/, "_plus")
    .replaceAll("+", "_plus_")
    .replaceAll("/", "_of_")
    .replaceAll(":", "_to_")
    .replaceAll(".", "_point_");
}

/** The name a package is imported by: `@our/tables` → `our_tables`. */
export function importName(name: string): string {
  return pythonName(name.toLowerCase());
}
