const FROM_ONE = [
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"];

/** Words that are figures in a rulebook's prose. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...FROM_ONE.map((word, index): [string, number] => [word, index + 1]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["half", 0.5],
  ["quarter", 0.25],
  ["twice", 2],
  ["double", 2],
]);
