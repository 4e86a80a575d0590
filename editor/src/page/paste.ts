import type { Operation } from "../compiler.ts";
import type { PastedCell } from "../engine/paste.ts";
import type { App } from "./app.ts";
import { openDialog } from "./dialog.ts";
import { button, element } from "./element.ts";
import type { Place } from "./grid.ts";
import { operationTyped } from "./operations.ts";
import { typeAll, typeInto } from "./typing.ts";

const words = { same: "as it is", take: "new", doubt: "doubtful", problem: "cannot be taken" } as const;

/** Shows what each pasted cell would do; what is doubtful comes unticked, with its reason. Then all are put in as one edit. */
export async function openPaste(app: App, text: string, at: Place): Promise<void> {
  const { sheet } = app;
  if (!sheet) return;
  const columns = app.grid.shown.filter((one) => one >= at.column);
  const cells = await app.ask.judgePaste(sheet.path, text, at.line, columns);
  const [only, ...more] = cells;
  if (only && more.length === 0 && only.verdict === "take") return typeInto(app, at, only.now.trim());
  const rows = cells.filter(({ verdict }) => verdict !== "same").map((cell) => ({ cell, tick: tickOf(cell) }));
  const put = button("Put them in", () => void finish(), { class: "main" });
  const finish = async (): Promise<void> => {
    const taken = rows.filter(({ tick }) => tick.checked).map(({ cell }) => cell);
    dialog.close();
    await typeAll(
      app,
      taken.flatMap((cell) => operationOf(app, cell) ?? []),
    );
    app.grid.focusAt(at);
  };
  const same = cells.length - rows.length;
  const dialog = openDialog(
    "What is pasted",
    [
      rows.length === 0 ? element("p", {}, "The table says all of it already.") : verdictTable("pasted", rows),
      same > 0 ? element("p", { class: "soft" }, `${same} more are as they are.`) : null,
    ],
    [put],
  );
  put.focus();
}

/** A cell that is to be filled from elsewhere. */
export type JudgedCell = Pick<PastedCell, "name" | "was" | "now" | "verdict" | "reason">;

export function tickOf({ verdict, name }: Pick<JudgedCell, "verdict" | "name">): HTMLInputElement {
  return element("input", {
    type: "checkbox",
    "aria-label": `take ${name}`,
    checked: verdict === "take",
    disabled: verdict === "problem",
  });
}

/** Old, new and verdict of each cell, to be ticked. */
export function verdictTable(
  from: string,
  rows: readonly { readonly cell: JudgedCell; readonly tick: HTMLInputElement }[],
): HTMLElement {
  const heads = ["take", "cell", "now", from].map((head) => element("th", { scope: "col" }, head));
  const body = element("tbody", {}, ...rows.map(({ cell, tick }) => rowOf(cell, tick)));
  const table = element("table", { class: "pasted" }, element("thead", {}, element("tr", {}, ...heads)), body);
  return element("div", { class: "scroll", tabindex: "0" }, table);
}

function rowOf({ name, was, now, verdict, reason }: JudgedCell, tick: HTMLInputElement): HTMLElement {
  const said = reason === "" ? words[verdict] : `${words[verdict]}: ${reason}`;
  const small = element("small", { class: verdict === "take" ? "soft" : "problem" }, said);
  return element(
    "tr",
    { "data-verdict": verdict },
    element("td", {}, tick),
    element("td", {}, name, small),
    element("td", { class: "was" }, was),
    element("td", {}, now),
  );
}

function operationOf({ sheet, grid }: App, { line, column, now }: PastedCell): Operation | null {
  const cell = grid.cellAt({ line, column });
  const head = sheet?.columns[column];
  return sheet && cell && head ? operationTyped(sheet, head, cell, now.trim()) : null;
}
