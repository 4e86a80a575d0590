/** One slip of the keyboard, of a spreadsheet or of a merge. */
interface Slip {
  readonly kind: string;
  /** The text with the slip at a share of the places for it; null where it has none. */
  readonly make: (text: string, share: number) => string | null;
}

/** Replaces one of the matches of a pattern. */
function at(kind: string, pattern: RegExp, replaced: (match: RegExpExecArray) => string): Slip {
  return {
    kind,
    make: (text, share) => {
      const found = [...text.matchAll(pattern)].filter(({ index }) => isOfTheTable(text, index));
      const match = found[Math.floor(share * found.length)];
      if (!match) return null;
      const slipped = text.slice(0, match.index) + replaced(match) + text.slice(match.index + match[0].length);
      return slipped === text ? null : slipped;
    },
  };
}

/** Neither a remark nor a sentence, in which nobody can know a slip. */
function isOfTheTable(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", index - 1) + 1, index + 1);
  return !/^#|\s#|\b(?:description|title|heading|because|rule|name): ./.test(line);
}

const swapped = ([all]: RegExpExecArray) => `${all[1]}${all[0]}`;
const cyrillic: Readonly<Record<string, string>> = { a: "\u0430", e: "\u0435", o: "\u043e" };
const words = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Slips that leave one figure where another stood: as far as anyone can see, that was meant. */
const ofFigures: readonly Slip[] = [
  at("another digit", /\d/g, ([digit]) => String((Number(digit) + 3) % 10)),
  at("a digit left out", /(?<=\d)\d/g, () => ""),
  at("two digits swapped", /\d\d/g, swapped),
  at("a zero appended", /(?<=\d)(?=[\n ,)])/g, () => "0"),
  at("a sign lost", /(?<=[ :])-(?=\d)/g, () => ""),
  at("a line left out", /\n[^\n]+(?=\n)/g, () => ""),
  at("a line typed twice", /\n[^\n]+(?=\n)/g, ([line]) => `${line}${line}`),
];

/** Slips of which the text still shows what was meant. */
const ofWriting: readonly Slip[] = [
  at("two letters swapped", /(?<=[a-z])[a-z]{2}/g, swapped),
  at("a letter left out", /(?<=[a-z])[a-z]/g, () => ""),
  at("a letter typed twice", /[a-z]/g, ([letter]) => `${letter}${letter}`),
  at("a capital letter", /\b[a-z]/g, ([letter]) => letter.toUpperCase()),
  at("a letter of another script", /[aeo]/g, ([letter]) => cyrillic[letter] ?? letter),
  at("no space after a colon", /(?<=\w): (?=\S)/g, () => ":"),
  at("a colon too early", /(?<=\n *(?:- )?\w+)(\w): /g, ([, letter]) => `:${letter} `),
  at("a colon too late", /: (\w)(?=[\w ])/g, ([, letter]) => ` ${letter}:`),
  at("a colon left out", /(?<=\w): (?=\S)/g, () => " "),
  at("an equals sign for a colon", /(?<=\w): (?=\S)/g, () => " = "),
  at("no space after a dash", /(?<=\n *)- (?=\w)/g, () => "-"),
  at("a line break lost", /\n +(?=[\w-])/g, () => " "),
  at("a tab for two spaces", /(?<=\n) {2}/g, () => "\t"),
  at("a space less", /(?<=\n *) (?=\S)/g, () => ""),
  at("a space more", /(?<=\n *) (?=\S)/g, () => "  "),
  at("a no-break space", /(?<=[\w:]) /g, () => "\u00a0"),
  at("a character that cannot be seen", /(?<=\w)(?=\w)/g, () => "\u200b"),
  at("a typographic dash", /(?<=\d)-(?=\d)|(?<=[ :])-(?=\d)/g, () => "\u2013"),
  at("a letter O for a zero", /(?<=\d)0/g, () => "O"),
  at("a letter l for a one", /1(?=\d)|(?<=\d)1/g, () => "l"),
  at("a thousands comma", /(?<=: )\d(?=\d{3}\n)/g, ([digit]) => `${digit},`),
  at("a decimal comma", /(?<=\d)\.(?=\d)/g, () => ","),
  at("a point after a number", /(?<=: \d+)(?=\n)/g, () => "."),
  at("a zero before a number", /(?<=: )(?=\d+\n)/g, () => "0"),
  at("a number in quotes", /(?<=: )\d+(?=\n)/g, ([digits]) => `"${digits}"`),
  at("a number in words", /(?<=: )[1-9](?=\n)/g, ([digit]) => words[Number(digit)] ?? digit),
  at("a unit", /(?<=: \d+)(?=\n)/g, () => " kg"),
  at("a question mark", /(?<=: \d+)(?=\n)/g, () => "?"),
  at("a bracket left open", /[\])}](?=[\n,])/g, () => ""),
  at("a bracket of another sort", /[\]}](?=\n)/g, ([close]) => (close === "]" ? "}" : "]")),
  at("a bracket typed twice", /[\]}](?=\n)/g, ([close]) => `${close}${close}`),
  at("a comma left out", /,(?= )/g, () => ""),
  at("a comma typed twice", /,(?= )/g, () => ",,"),
  at("spaces in a notation", /(?<=\d)(?=[(+-])/g, () => " "),
];

/** A text with one slip in it. */
export interface Slipped<File> {
  readonly file: File;
  readonly kind: string;
  readonly text: string;
  /** Whether the text still shows what was meant. */
  readonly shows: boolean;
}

const slips = [...ofWriting, ...ofFigures];

/** Each kind of slip in turn, in files and at places of chance: the same ones for the same seed. */
export function* slipsIn<File extends { readonly text: string }>(
  files: readonly File[],
  count: number,
  seed: number,
): Generator<Slipped<File>> {
  const chance = chances(seed);
  for (let made = 0; made < count; ) {
    const slip = slips[made % slips.length] as Slip;
    const file = files[Math.floor(chance() * files.length)] as File;
    const text = slip.make(file.text, chance());
    if (text === null) continue;
    made++;
    yield { file, kind: slip.kind, text, shows: !ofFigures.includes(slip) };
  }
}

/** Numbers from 0 up to 1 (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
