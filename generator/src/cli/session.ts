import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type Format, formatDiagnostics } from "../format/index.ts";
import { placedFrom } from "./place.ts";
import { columnsOf, type Screen, type Terminal, wantsColor } from "./terminal.ts";

/** Columns a code frame needs beside the source text: its gutter and the marks of a cut. */
const gutter = 10;

/** How one command speaks: diagnostics in the format asked for, and remarks for people. */
export interface Session {
  readonly showDiagnostics: (folder: string, found: readonly Diagnostic[], screen?: Screen) => void;
  /** To stdout, unless that holds a JSON document. */
  readonly say: (text: string) => void;
  /** To stderr. */
  readonly warn: (text: string) => void;
}

/** Opens a session on a terminal. */
export function sessionOn(terminal: Terminal, format: Format): Session {
  const { stdout, stderr, env, cwd } = terminal;
  return {
    showDiagnostics: (folder, found, screen = stdout) => {
      const options = { color: wantsColor(screen, env), width: Math.max(40, columnsOf(screen) - gutter) };
      const text = formatDiagnostics(placedFrom(cwd, folder, found), format, options);
      if (text !== "") screen.write(text);
    },
    say: (text) => {
      if (format !== "json") stdout.write(text);
    },
    warn: (text) => void stderr.write(text),
  };
}
