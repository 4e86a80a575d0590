import { visible } from "../format/visible.ts";
import { history } from "../history/history.ts";
import { historyJson, historyText } from "../history/history-report.ts";
import { open, readModel, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit } from "./terminal.ts";

export const historyFormats = ["pretty", "json", "markdown"] as const;

/** `tablewright history`: what a cell was, and is, and why. */
export async function showHistory<P extends Project>(
  address: string,
  folder: string,
  format: (typeof historyFormats)[number],
  services: Services<P>,
): Promise<ExitCode> {
  const { terminal, session } = services;
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const { model, releases } = await readModel(project, services);
  const found = history(model, address, releases);
  if ("problem" in found) {
    session.warn(notFoundText(found));
    return exit.diagnostics;
  }
  if (format === "json") {
    terminal.stdout.write(historyJson(found.address, found.cells));
    return exit.clean;
  }
  const nothing = `${found.address}: nothing was ever corrected or asked here; every cell is as printed\n`;
  terminal.stdout.write(found.cells.length === 0 ? nothing : historyText(found.cells, format));
  return exit.clean;
}

/** Why an address leads nowhere, with the one to type instead. */
export function notFoundText({ problem, near }: { readonly problem: string; readonly near?: string }): string {
  const meant = near === undefined ? "tablewright find <words> looks for addresses" : `did you mean ${visible(near)}?`;
  return `tablewright: ${visible(problem)} (${meant})\n`;
}
