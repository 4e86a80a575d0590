import type { SheetCell, SheetColumn } from "../engine/sheet.ts";
import { element } from "./element.ts";

/** A text field over a cell. */
export interface CellInput {
  readonly text: () => string;
  /** Takes the field away; gives what was typed, or null where that is what stood there. */
  readonly close: () => string | null;
}

/**
 * Opens a text field over a cell.
 * @param text what it begins with; null for all that stands in the cell
 * @param words what may be typed, to be completed
 */
export function openInput(
  td: HTMLTableCellElement,
  cell: SheetCell,
  { heading }: SheetColumn,
  text: string | null,
  words: Promise<readonly string[]>,
  left: () => void,
): CellInput {
  const list = element("datalist", { id: "words" });
  const said = { list: "words", "aria-label": heading, autocomplete: "off", spellcheck: "false" };
  const input = element("input", { class: "typing", ...said });
  input.value = text ?? cell.text;
  td.append(input, list);
  input.focus();
  if (text === null) input.select();
  input.addEventListener("blur", left);
  void words.then((found) => list.append(...found.map((value) => element("option", { value }))));
  return {
    text: () => input.value,
    close: () => {
      input.removeEventListener("blur", left);
      list.remove();
      input.remove();
      const typed = input.value.trim();
      return typed === cell.text ? null : typed;
    },
  };
}
