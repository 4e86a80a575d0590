import { join } from "node:path";
import { analyze, type Past } from "../compile.ts";
import { type Diagnostic, inOrder, isError, type Report } from "../diagnostics/diagnostic.ts";
import { compare } from "../difference/index.ts";
import { load, readText, readTexts } from "../project/load.ts";
import { packageFields, workspacesOf } from "../project/package-file.ts";
import { ruleSetOf } from "../rule-set/compile.ts";
import { placeAt, readData } from "../rule-set/disk.ts";
import { readDocuments } from "../rule-set/documents.ts";
import { lastRelease } from "../rule-set/read.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import { readChangeset } from "./changeset.ts";
import { readFeed } from "./feed.ts";
import { type PackedAt, readPacked, readPublished } from "./packed.ts";
import type { ReleaseState, WorkspacePackage } from "./state.ts";
import { releasedPackage } from "./surface.ts";

/** The state of a folder, or why it cannot be told: rules that hold an error. */
export interface StateResult {
  readonly state: ReleaseState | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads all that decides about the next release. The rules are held against the evidence as `check` does.
 * @param at packed packages to look at too
 * @throws RuleSetFailure if a package file cannot be read
 */
export async function readState(folder: string, at: PackedAt = {}, past?: Past): Promise<StateResult> {
  const project = load(folder);
  const { model, diagnostics: found } = analyze(project, past);
  const complaints = [...project.diagnostics, ...found];
  const isFaulty = () => complaints.some(isError);
  if (!model || isFaulty()) return { state: null, diagnostics: inOrder(complaints) };
  const packages = packagesIn(folder, (one) => complaints.push(one));
  if (isFaulty()) return { state: null, diagnostics: inOrder(complaints) };
  const working = ruleSetOf(model);
  const released = dataAt(folder, lastRelease);
  const example = `"${packages[0]?.name ?? "package"}": patch`;
  const state: ReleaseState = {
    project,
    working,
    released,
    releasedPackage: readText(folder, releasedPackage),
    difference: released && compare(released, working),
    feed: readFeed(project.changes),
    changesets: readTexts(folder, ".changeset", ".md")
      .filter(({ path }) => !/\/README\.md$/i.test(path))
      .map((file) => readChangeset(file, example)),
    packages,
    preMode: readText(folder, ".changeset/pre.json"),
    generated: dataAt(folder, "generated/data"),
    packed: at.packed === undefined ? null : await readPacked(at.packed, at.publishedFrom, folder, packages),
    published: at.last === undefined ? null : await readPublished(at.last),
  };
  return { state, diagnostics: inOrder(complaints) };
}

function dataAt(folder: string, inner: string): RuleSet | null {
  const path = join(folder, inner);
  return placeAt(path) === "data" ? readDocuments(readData(path), inner) : null;
}

/** The package of the folder, and those of its workspaces that are plain folders. */
function packagesIn(folder: string, report: Report): readonly WorkspacePackage[] {
  const root = readText(folder, "package.json");
  if (!root) return [];
  const inner = workspacesOf(root, report).map((path) => `${path}/`);
  return ["", ...inner].flatMap((at) => packageAt(folder, at, report) ?? []);
}

function packageAt(folder: string, at: string, report: Report): WorkspacePackage | null {
  const file = readText(folder, `${at}package.json`);
  if (!file) return null;
  const { name, version, private: isPrivate } = packageFields(file, report);
  if (typeof name !== "string" || isPrivate === true) return null;
  return {
    name,
    version: typeof version === "string" ? version : "0.0.0",
    file,
    changelog: readText(folder, `${at}CHANGELOG.md`),
  };
}
