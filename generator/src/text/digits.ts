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
