/** Cells as spreadsheets copy them: tabs between, and quotes around what holds a tab, a quote or a line break. */
export function tabbed(cells: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return cells.map((line) => line.map(quoted).join("\t")).join("\n");
}

/** The same, read; a quote inside a cell that does not begin with one is a quote. */
export function readTabbed(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
  )) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== "\t") lines.push([]);
  }
  const last = lines.at(-1);
  return last?.length === 1 && last[0] === "" && lines.length > 1 ? lines.slice(0, -1) : lines;
}
