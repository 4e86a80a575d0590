import { cellEdit } from "../edits/cell.ts";
import type { Edit } from "../edits/place.ts";
import { rowEdit } from "../edits/row.ts";
import type { NotFound } from "../find/address.ts";
import { visible } from "../format/visible.ts";
import type { Model } from "../model/index.ts";
import type { TableForm } from "../sheet/columns.ts";
import { applyOperations } from "../splice/index.ts";
import { open, type Services } from "./build.ts";
import { notFoundText } from "./history.ts";
import type { Project } from "./interface.ts";
import { takeIn } from "./take-in.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** `tablewright set`: types a value into a cell, once it is sure that the rules bear it. */
export async function setCell<P extends Project>(
  address: string,
  value: string,
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  return edit((forms, model) => cellEdit(forms, model, address, value), folder, services);
}

/**
 * `tablewright add`: puts a row into a table, once it is sure that the rules bear it.
 * @param typed the cells of the row; what comes last and is no cell is the folder
 */
export async function addRow<P extends Project>(
  place: string,
  typed: readonly string[],
  before: string | undefined,
  services: Services<P>,
): Promise<ExitCode> {
  const last = typed.at(-1);
  const folder = last?.includes("=") === false ? last : ".";
  const cells = folder === last ? typed.slice(0, -1) : typed;
  return edit((forms, model) => rowEdit(forms, model, place, cells, before), folder, services);
}

async function edit<P extends Project>(
  editOf: (forms: readonly TableForm[], model: Model) => Edit | NotFound,
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const found = editOf(services.work.forms(project), (await services.work.understand(project)).model);
  if ("problem" in found) return refuse(found, services);
  const { file, operation, correction } = found;
  const result = applyOperations(file.text, [operation]);
  if ("problem" in result) return refuse(result, services);
  const edited = [{ path: file.path, text: result.text }];
  return takeIn(
    project,
    edited,
    { write: true, ...(correction === undefined ? {} : { correction }) },
    folder,
    services,
  );
}

function refuse<P extends Project>(found: NotFound, { session }: Services<P>): ExitCode {
  session.warn(found.near === undefined ? `tablewright: ${visible(found.problem)}\n` : notFoundText(found));
  return exit.diagnostics;
}
