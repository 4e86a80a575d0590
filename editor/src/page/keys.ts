import type { Place, Range } from "./grid.ts";

/** What a key asks for that is no movement. */
export type GridCommand = "edit" | "clear" | "undo" | "redo" | "fill" | "save" | "row-up" | "row-down" | "out";

const plain: Readonly<Record<string, GridCommand>> = {
  F2: "edit",
  Enter: "edit",
  Delete: "clear",
  Backspace: "clear",
  Escape: "out",
};

const withControl: Readonly<Record<string, GridCommand>> = {
  z: "undo",
  y: "redo",
  d: "fill",
  s: "save",
};

/** The command of a key; null where it has none. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): GridCommand | null {
  if (altKey) return key === "ArrowUp" ? "row-up" : key === "ArrowDown" ? "row-down" : null;
  if (!ctrlKey && !metaKey) return plain[key] ?? null;
  const found = withControl[key.toLowerCase()] ?? null;
  return found === "undo" && shiftKey ? "redo" : found;
}

interface Moved {
  readonly place: Place;
  /** The direction, for what stands in the way is passed over in it. */
  readonly by: Place;
}

/** Where a key leads; `leave` where the focus may go on to what follows the grid. */
export function step(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  { line, column }: Place,
  { from, to }: Range,
): Moved | "leave" | null {
  if (altKey) return null;
  const far = ctrlKey || metaKey;
  const go = (lines: number, columns: number): Moved => ({
    place: { line: line + lines, column: column + columns },
    by: { line: lines, column: columns },
  });
  const all = to.line - from.line;
  const wide = to.column - from.column;
  switch (key) {
    case "ArrowUp":
      return go(far ? -all : -1, 0);
    case "ArrowDown":
      return go(far ? all : 1, 0);
    case "ArrowLeft":
      return go(0, far ? -wide : -1);
    case "ArrowRight":
      return go(0, far ? wide : 1);
    case "PageUp":
      return go(-10, 0);
    case "PageDown":
      return go(10, 0);
    case "Home":
      return go(far ? -all : 0, -wide);
    case "End":
      return go(far ? all : 0, wide);
    case "Tab":
      return afterTab({ line, column }, shiftKey, from, to);
    default:
      return null;
  }
}

/** The next cell, in the next line where the line ends; at the end of the grid the focus leaves it. */
function afterTab({ line, column }: Place, isBack: boolean, from: Place, to: Place): Moved | "leave" {
  const by = { line: 0, column: isBack ? -1 : 1 };
  if (isBack ? column > from.column : column < to.column) return { place: { line, column: column + by.column }, by };
  const next = line + by.column;
  if (next < from.line || next > to.line) return "leave";
  return { place: { line: next, column: isBack ? to.column : from.column }, by };
}
