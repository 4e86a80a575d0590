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

/** Hyphens and minus signs that typesetters and word processors put for `-`. */
export const TYPOGRAPHIC_DASH = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

const dashes: ReadonlyMap<string, string> = new Map([
  ["\u2010", "a typographic hyphen"],
  ["\u2011", "a no-break hyphen"],
  ["\u2012", "a figure dash"],
  ["\u2013", "an en dash"],
  ["\u2014", "an em dash"],
  ["\u2015", "a horizontal bar"],
  ["\u2212", "a typographic minus"],
]);

/** The first such character of a text by name and code point: `an en dash U+2013`. */
export function dashName(text: string): string {
  const [dash = ""] = text.match(TYPOGRAPHIC_DASH) ?? [];
  return `${dashes.get(dash) ?? "a typographic dash"} ${codePoint(dash)}`;
}

/** The zeros of the scripts whose digits a keyboard may type; the other nine follow each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const FOREIGN = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/;
/** `l` behind a figure is liters; before a figure it can only be a one. */
const RUN = /(?<![\p{L}|])[OolI|\d]*[Oo\d](?!\p{L})/gu;

/** What is odd about the digits of a text, to follow "has"; undefined where they are plain. */
export function oddDigits(text: string): string | undefined {
  if (FOREIGN.test(text)) return "digits of another script";
  const at = [...withPlainDigits(text)].findIndex((digit, index) => digit !== text[index]);
  return at === -1 ? undefined : `${text[at]} in place of ${digitOf(text[at] ?? "")}`;
}

/** The text with the digits that its look-alike letters and its digits of other scripts stand for. */
export function withPlainDigits(text: string): string {
  const figures = text.replaceAll(new RegExp(FOREIGN, "g"), foreignDigit);
  return figures.replaceAll(RUN, (run) => (/\d/.test(run) ? run.replaceAll(/\D/g, digitOf) : run));
}

function digitOf(letter: string): string {
  return /o/i.test(letter) ? "0" : "1";
}

function foreignDigit(character: string): string {
  const code = character.charCodeAt(0);
  return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
}
