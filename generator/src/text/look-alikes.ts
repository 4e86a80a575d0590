/** A character of another script that looks like one a rules file may hold. */
export interface LookAlike {
  readonly character: string;
  /** `U+0430 CYRILLIC SMALL LETTER A` */
  readonly name: string;
  readonly latin: string;
}

/** Letter, the Latin one it is taken for, and its name. */
const letters: Readonly<Record<string, string>> = {
  CYRILLIC:
    "аaA сcES еeIE һhSHHA іiBYELORUSSIAN-UKRAINIAN_I јjJE кkKA оoO рpER ѕsDZE тtTE уyU хxHA " +
    "АAA ВBVE СCES ЕEIE НHEN ІIBYELORUSSIAN-UKRAINIAN_I ЈJJE КKKA МMEM ОOO РPER ЅSDZE ТTTE УYU ХXHA",
  GREEK:
    "αaALPHA ιiIOTA κkKAPPA νvNU οoOMICRON ρpRHO τtTAU υuUPSILON χxCHI " +
    "ΑAALPHA ΒBBETA ΕEEPSILON ΖZZETA ΗHETA ΙIIOTA ΚKKAPPA ΜMMU ΝNNU ΟOOMICRON ΡPRHO ΤTTAU ΥYUPSILON ΧXCHI",
};

const lookAlikes: ReadonlyMap<string, LookAlike> = new Map(
  Object.entries(letters).flatMap(([script, pairs]) =>
    pairs.split(" ").map((pair) => {
      const [character = "", latin = ""] = pair;
      const size = character === character.toLowerCase() ? "SMALL" : "CAPITAL";
      const name = `${codePoint(character)} ${script} ${size} LETTER ${pair.slice(2).replace("_", " ")}`;
      return [character, { character, latin, name }] as const;
    }),
  ),
);

/** The first character of a text that only looks like the one meant; undefined where there is none. */
export function lookAlikeIn(text: string): LookAlike | undefined {
  for (const character of text) {
    const found = lookAlike(character);
    if (found) return found;
  }
  return undefined;
}

/** The text with the characters it seems to hold. */
export function inLatin(text: string): string {
  return [...text].map((character) => lookAlike(character)?.latin ?? character).join("");
}

function lookAlike(character: string): LookAlike | undefined {
  if (!/[\uff01-\uff5e]/.test(character)) return lookAlikes.get(character);
  const latin = character.normalize("NFKC");
  return { character, latin, name: `${codePoint(character)}${wide(latin)}` };
}

function wide(latin: string): string {
  if (/\d/.test(latin)) return ` FULLWIDTH DIGIT ${digits[Number(latin)]}`;
  if (!/[a-z]/i.test(latin)) return ", a fullwidth sign";
  return ` FULLWIDTH LATIN ${latin === latin.toLowerCase() ? "SMALL" : "CAPITAL"} LETTER ${latin.toUpperCase()}`;
}

const digits = "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE".split(" ");

/** `U+0430` */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
