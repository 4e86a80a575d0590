import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../source/source-file.ts";
import { readJson } from "./json.ts";
import type { Project } from "./project.ts";

/** What a project takes from its `package.json`; without one its data has no name yet. */
export function readPackage(file: SourceFile | undefined, report: Report): Pick<Project, "name" | "version"> {
  const fields = file ? packageFields(file, report) : {};
  const textOf = (field: "name" | "version"): string | null => {
    const value = fields[field];
    if (typeof value === "string") return value;
    if (value === undefined || !file) return null;
    const problem = `must give its ${field} as a text, found ${JSON.stringify(value)}`;
    report(oddPackage(file, problem, placeOf(file, field)));
    return null;
  };
  return { name: textOf("name"), version: textOf("version") ?? "0.0.0" };
}

/** The fields of a `package.json`; none after a complaint. */
export function packageFields(file: SourceFile, report: Report): Readonly<Record<string, unknown>> {
  const read = readJson(file.text);
  if ("offset" in read) {
    report(oddPackage(file, "is not JSON", read.offset));
    return {};
  }
  const { value } = read;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  report(oddPackage(file, 'must hold one object: { "name": …, "version": … }', 0));
  return {};
}

/** The workspaces of a `package.json` that are plain folders beside it. */
export function workspacesOf(file: SourceFile, report: Report): readonly string[] {
  const { workspaces } = packageFields(file, report);
  if (!Array.isArray(workspaces)) return [];
  return workspaces.flatMap((one: unknown) => {
    const path = typeof one === "string" ? one.replace(/^\.\//, "").replace(/\/$/, "") : "";
    if (path === "." || path.includes("*")) return [];
    if (path !== "" && !path.startsWith("/") && !path.split(/[/\\]/).includes("..")) return [path];
    const problem = `lists the workspace ${JSON.stringify(one)}, which is no folder inside the project`;
    report(oddPackage(file, problem, placeOf(file, "workspaces")));
    return [];
  });
}

function placeOf({ text }: SourceFile, field: string): number {
  return Math.max(0, text.indexOf(`"${field}"`));
}

function oddPackage(file: SourceFile, problem: string, start: number): Diagnostic {
  const hint = `mend ${file.path} and save it: the name and version of the data are read from it`;
  return diagnostic("project/package", { file, start, end: start + 1 }, { path: file.path, problem }, { hint });
}
