import { inLatin, lookAlikeIn } from "../text/look-alikes.ts";
import { write } from "./cure.ts";
import { type Diagnostic, isError, withCure } from "./diagnostic.ts";

/** Complaints about what is typed at their place, where a letter of another script may be the whole reason. */
const ofTypedText = /^(?:cell|field|table|axis|errata|alias)\//;

/** Names a character that only looks like the one meant: without that the message and its hint look the same as the text. */
export function withNamedCharacters(found: Diagnostic): Diagnostic {
  if (!isError(found) || !ofTypedText.test(found.code)) return found;
  const text = found.span.file.text.slice(found.span.start, found.span.end);
  const alike = text.includes("\n") ? undefined : lookAlikeIn(text);
  if (!alike) return found;
  const message = `${found.message} (${alike.character} is ${alike.name}, which only looks like ${alike.latin})`;
  const named = { ...found, message };
  return found.hint === undefined ? withCure(named, write(found.span, inLatin(text))) : named;
}
