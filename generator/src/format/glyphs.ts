import { visible } from "./visible.ts";

/** One character of a source line as it is drawn. */
export interface Glyph {
  readonly text: string;
  /** Terminal columns it takes. */
  readonly width: number;
  /** Offsets of the character in the line, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

const tabStop = 4;
const mark = /[\p{Mn}\p{Me}]/u;
const narrow = /[\uff61-\uffdc\uffe8-\uffee]/;
const wide =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

/** Draws a stretch of a line that begins at offset `from`. Tabs become spaces, so that the caret line needs no tabs. */
export function glyphsOf(text: string, from: number): readonly Glyph[] {
  const glyphs: Glyph[] = [];
  let start = from;
  let column = 0;
  for (const character of text) {
    const end = start + character.length;
    const drawn = character === "\t" ? " ".repeat(tabStop - (column % tabStop)) : visible(character);
    const width = drawn === character ? widthOf(character) : drawn.length;
    glyphs.push({ text: drawn, width, start, end });
    start = end;
    column += width;
  }
  return glyphs;
}

/** Columns that glyphs take together. */
export function widthOfAll(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
}

function widthOf(character: string): number {
  if (mark.test(character)) return 0;
  return wide.test(character) && !narrow.test(character) ? 2 : 1;
}
