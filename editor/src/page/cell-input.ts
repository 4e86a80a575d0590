import type { SheetCell, SheetColumn } from "../engine/sheet.ts";
import { element } from "./element.ts";

/** A text field over a cell. */
export interface CellInput {
  readonly text: () => string;
  /** Stands over a cell that has moved. */
  readonly standOver: (td: HTMLTableCellElement) => void;
  /** Takes the field away; gives what was typed, or null where that is what stood there. */
  readonly close: () => string | null;
}

/**
 * Opens a text field over a cell. It stands beside the table, which else would be laid out anew at every key.
 * @param text what it begins with; null for all that stands in the cell
 * @param words what may be typed, to be completed
 */
export function openInput(
  grid: HTMLElement,
  td: HTMLTableCellElement,
  cell: SheetCell,
  { heading }: SheetColumn,
  text: string | null,
  words: Promise<readonly string[]>,
  leave: () => void,
): CellInput {
  const list = element("datalist", { id: "words" });
  const said = { list: "words", "aria-label": heading, autocomplete: "off", spellcheck: "false" };
  const input = element("input", { class: "typing", ...said });
  input.value = text ?? cell.text;
  const standOver = (cellNow: HTMLTableCellElement) => {
    const [around, at] = [grid.getBoundingClientRect(), cellNow.getBoundingClientRect()];
    input.style.left = `${at.left - around.left - grid.clientLeft + grid.scrollLeft}px`;
    input.style.top = `${at.top - around.top - grid.clientTop + grid.scrollTop}px`;
    input.style.width = `max(${at.width}px, 9rem)`;
    input.style.height = `${at.height}px`;
  };
  standOver(td);
  grid.append(input, list);
  input.focus();
  if (text === null) input.select();
  input.addEventListener("blur", leave);
  void words.then((found) => list.append(...found.map((value) => element("option", { value }))));
  return {
    text: () => input.value,
    standOver,
    close: () => {
      input.removeEventListener("blur", leave);
      list.remove();
      input.remove();
      const typed = input.value.trim();
      return typed === cell.text ? null : typed;
    },
  };
}
