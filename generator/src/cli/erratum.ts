import { type Diagnostic, isError } from "../diagnostics/diagnostic.ts";
import { type Draft, draftErratum, type Subject, subjectOf } from "../erratum/erratum-draft.ts";
import type { ErratumRequest } from "../erratum/erratum-text.ts";
import { visible } from "../format/visible.ts";
import { open, readModel, type Services } from "./build.ts";
import { notFoundText } from "./history.ts";
import type { Project } from "./interface.ts";
import { prefixFrom } from "./place.ts";
import { newRemarks } from "./remarks.ts";
import { type ExitCode, exit } from "./terminal.ts";

const authorities = ["document", "author", "ruling"] as const;

/** `tablewright erratum`: writes the record of a correction, once it is sure to pass the check. */
export async function writeErratum<P extends Project>(
  request: ErratumRequest,
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, terminal, session } = services;
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const subject = subjectOf((await readModel(project, services)).model, request);
  if ("problem" in subject) return refuse(subject, services);
  const whole = await completed(subject, request, services);
  if (!whole) return exit.misuse;
  const draft = draftErratum(
    subject,
    whole,
    project.rules.map(({ path }) => path),
  );
  if ("problem" in draft) return refuse(draft, services);
  const remarks = await remarksOn(project, draft, services);
  if (remarks.some(isError)) {
    session.showDiagnostics(folder, remarks);
    session.warn("tablewright: nothing was written; this is what the check would say\n");
    return exit.diagnostics;
  }
  work.add(folder, draft.path, draft.text);
  session.showDiagnostics(folder, remarks, terminal.stderr);
  terminal.stdout.write(
    `${prefixFrom(terminal.cwd, folder)}${draft.path} written:\n\n${draft.text}\n${nextSteps(draft, whole)}`,
  );
  return exit.clean;
}

function refuse<P extends Project>(found: { problem: string; near?: string }, { session }: Services<P>): ExitCode {
  session.warn(found.near === undefined ? `tablewright: ${visible(found.problem)}\n` : notFoundText(found));
  return exit.diagnostics;
}

/** Asks on a terminal for what is missing; elsewhere says which options say it. */
async function completed<P extends Project>(
  { lines, was, located }: Subject,
  request: ErratumRequest,
  { terminal, session }: Services<P>,
): Promise<ErratumRequest | null> {
  const { ask } = terminal;
  const isPrinted = located.book.document !== null;
  const needsLines = (authority: string | undefined) => isPrinted && !request.open && authority === "document";
  if (!ask) {
    const missing = [
      ...(request.because === undefined ? ['--because "<why>"'] : []),
      ...(request.authority === undefined && !request.open ? [`--authority <${authorities.join(" | ")}>`] : []),
      ...(needsLines(request.authority) && request.lines === undefined
        ? [`--lines <where the document shows it>${lines ? ` (the row stands on ${lines})` : ""}`]
        : []),
    ];
    if (missing.length === 0) return request;
    session.warn(`tablewright: say also\n${missing.map((one) => `  ${one}\n`).join("")}`);
    return null;
  }
  session.warn(`${located.address}: ${visible(was)} → ${visible(request.value)}\n`);
  const because = request.because ?? (await untilSaid(ask, "Why? "));
  const authority = request.open
    ? request.authority
    : (request.authority ??
      (await untilSaid(ask, "Who says so: document (it proves itself), author or ruling? ", authorities)));
  const where = `On which lines of the document?${lines ? ` [${lines}]` : ""} `;
  const cited = request.lines ?? (needsLines(authority) ? (await ask(where)).trim() || lines : undefined);
  return { ...request, because, ...(authority ? { authority } : {}), ...(cited ? { lines: cited } : {}) };
}

async function untilSaid(
  ask: (question: string) => Promise<string>,
  question: string,
  allowed?: readonly string[],
): Promise<string> {
  for (;;) {
    const said = (await ask(question)).trim();
    if (said !== "" && (allowed?.includes(said) ?? true)) return said;
  }
}

/** What the check finds in the rules with the record and not without it. Its second reading comes later. */
async function remarksOn<P extends Project>(
  project: P,
  draft: Draft,
  services: Services<P>,
): Promise<readonly Diagnostic[]> {
  const remarks = await newRemarks(project, [...project.rules, { path: draft.path, text: draft.text }], services);
  return remarks.filter(({ code, span }) => code !== "evidence/erratum" || span.file.path !== draft.path);
}

function nextSteps({ book, at }: Draft, { authority, open: isOpen }: ErratumRequest): string {
  const reading = `Let someone who has not seen this file read the place in the document, and add what they find to\n     test/golden/${book.id}.errata.tsv as one line: ${at}<tab>what it should be`;
  const steps = [
    ...(authority === "document" && !isOpen && book.document ? [reading] : []),
    "npx tablewright build, and commit what it changes in generated/ too",
    ...(isOpen ? [] : ["npx tablewright changeset, for the next release"]),
  ];
  return `Next:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join("")}`;
}
