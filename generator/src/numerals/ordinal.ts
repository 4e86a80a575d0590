const ORDINAL = /(\d+)(?:st|nd|rd|th)?(?![\d\p{L}])/gu;

/** `22th` and `22` as 22nd: the text with each of its numbers as it is counted in English. */
export function withOrdinals(text: string): string {
  return text.replaceAll(ORDINAL, (_, number: string) => number + endingOf(number));
}

/** Whether each number that is counted has its own ending: `22nd`, and not `22th`. */
export function ordinalsAgree(text: string): boolean {
  return [...text.matchAll(ORDINAL)].every(([own, number = ""]) => own === number || own === number + endingOf(number));
}

function endingOf(number: string): string {
  if (/1\d$/.test(number)) return "th";
  return { "1": "st", "2": "nd", "3": "rd" }[number.at(-1) ?? ""] ?? "th";
}
