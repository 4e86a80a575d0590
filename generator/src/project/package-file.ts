import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../source/source-file.ts";
import { readJson } from "./json.ts";
import type { Project } from "./project.ts";

/** What a project takes from its `package.json`; without one its data has no name yet. */
export function readPackage(file: SourceFile | undefined, report: Report): Pick<Project, "name" | "version"> {
  const { name, version } = file ? fieldsOf(file, report) : {};
  return {
    name: typeof name === "string" ? name : null,
    version: typeof version === "string" ? version : "0.0.0",
  };
}

function fieldsOf(file: SourceFile, report: Report): Readonly<Record<string, unknown>> {
  const complain = (problem: string, start: number) => {
    const hint = `mend ${file.path} and save it: the name and version of the data are read from it`;
    report(diagnostic("project/package", { file, start, end: start + 1 }, { path: file.path, problem }, { hint }));
    return {};
  };
  const read = readJson(file.text);
  if ("offset" in read) return complain("is not JSON", read.offset);
  const { value } = read;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  return complain('must hold one object: { "name": …, "version": … }', 0);
}
