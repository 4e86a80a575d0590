import { cellEdit } from "../edits/cell.ts";
import type { Edit } from "../edits/place.ts";
import { rowEdit } from "../edits/row.ts";
import type { NotFound } from "../find/address.ts";
import { visible } from "../format/visible.ts";
import type { Model } from "../model/index.ts";
import type { TableForm } from "../sheet/columns.ts";
import type { SourceFile } from "../source/source-file.ts";
import { applyOperations } from "../splice/index.ts";
import { open, type Services } from "./build.ts";
import { notFoundText } from "./history.ts";
import type { Project } from "./interface.ts";
import { takeIn } from "./take-in.ts";
import { type ExitCode, exit } from "./terminal.ts";

/**
 * `tablewright set`: types values into cells, once the rules are known to stay valid.
 * @param typed an address and a value, and more such pairs; the folder may come last
 */
export async function setCells<P extends Project>(typed: readonly string[], services: Services<P>): Promise<ExitCode> {
  const folder = (typed.length % 2 === 1 && typed.at(-1)) || ".";
  const addresses = typed.filter((_, index) => index % 2 === 0 && index + 1 < typed.length);
  return edit(
    (forms, model) => addresses.map((address, index) => cellEdit(forms, model, address, typed[2 * index + 1] ?? "")),
    folder,
    services,
  );
}

/**
 * `tablewright add`: puts a row into a table, once the rules are known to stay valid.
 * @param typed the cells of the row; a last argument that is not a cell is the folder
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
  return edit((forms, model) => [rowEdit(forms, model, place, cells, before)], folder, services);
}

async function edit<P extends Project>(
  editsOf: (forms: readonly TableForm[], model: Model) => readonly (Edit | NotFound)[],
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { work } = services;
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const found = editsOf(work.forms(project), (await work.understand(project)).model);
  const wrong = found.find((one) => "problem" in one);
  if (wrong) return refuse(wrong, services);
  const edits = found.filter((one) => "operations" in one);
  const edited: SourceFile[] = [];
  for (const file of new Set(edits.map((one) => one.file))) {
    const own = edits.filter((one) => one.file === file);
    const result = applyOperations(
      file.text,
      own.flatMap(({ operations }) => operations),
    );
    if ("problem" in result) return refuse(result, services);
    edited.push({ path: file.path, text: result.text });
  }
  const corrections = edits.flatMap(({ correction }) => correction ?? []);
  return takeIn(project, edited, { write: true, corrections }, folder, services);
}

function refuse<P extends Project>(found: NotFound, { session }: Services<P>): ExitCode {
  session.warn(found.near === undefined ? `tablewright: ${visible(found.problem)}\n` : notFoundText(found));
  return exit.diagnostics;
}
