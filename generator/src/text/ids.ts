import { codePoint, lookAlikeIn } from "./look-alikes.ts";

/** Words of the language and of Object's prototype that no id may be, so that lookups by id stay safe. */
const reserved = new Set(
  (
    "constructor prototype hasownproperty tostring valueof default delete class await arguments eval break case catch " +
    "const continue debugger do else enum export extends false finally for function if import in instanceof let new " +
    "null return static super switch this throw true try typeof undefined var void while with yield as async from get set of " +
    "implements interface package private protected public"
  ).split(" "),
);

const wanted = "must be lower case letters, digits and points in words joined by hyphens, such as acr-7mm";

const longest = 64;

/** Why a text cannot be an id, with the id that was probably meant; null where it can. */
export function idProblem(text: string): { readonly problem: string; readonly meant?: string } | null {
  if (/^\d+$/.test(text)) {
    return { problem: "is a number alone; an id has a letter, so that rows keep their order", meant: `no-${text}` };
  }
  if (text === "constructor" || text === "prototype") {
    return { problem: "is a word JavaScript keeps for itself; choose another" };
  }
  if (/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(text)) {
    return text.length <= longest ? null : { problem: `is longer than ${longest} characters` };
  }
  const meant = text
    .slice(0, longest)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
  const strange = /[^\x20-\x7e]/u.exec(text)?.[0];
  const problem = strange ? `holds ${named(strange)}; it ${wanted}` : wanted;
  return meant && /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(meant) ? { problem, meant } : { problem };
}

/** Why a text cannot be a name in the SDK; null where it can. */
export function identifierProblem(text: string): string | null {
  if (!/^[a-z][A-Za-z0-9]{0,63}$/.test(text))
    return "must be a name such as difficultyAt: letters and digits, starting small";
  return isReserved(text) ? "is a word of the language; choose another" : null;
}

/** True for a word that cannot be declared or would clash with Object's own properties. */
export function isReserved(name: string): boolean {
  return reserved.has(name.toLowerCase());
}

/**
 * The TypeScript name of an id: `acr-7mm` → `acr7mm`. A leading digit and a reserved word get an underscore.
 * Two ids may meet in one name; the resolver refuses that.
 */
export function camelCase(id: string): string {
  const name = id.replace(/[-.]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) || isReserved(name) ? `_${name}` : name;
}

/** `hit-table` → `HitTable`. */
export function pascalCase(id: string): string {
  return id
    .split(/[-.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

function named(character: string): string {
  const alike = lookAlikeIn(character);
  return alike ? `${alike.name}, which only looks like ${alike.latin}` : codePoint(character);
}
