import { join, resolve } from "node:path";
import { inOrder, isError } from "../diagnostics/diagnostic.ts";
import { toldAlone } from "../difference/report/words.ts";
import { count } from "../format/tally.ts";
import type { PackedAt } from "../release/packed.ts";
import { obsoleteChangesets, propose } from "../release/propose.ts";
import { recordVersion } from "../release/record.ts";
import { releaseRules } from "../release/rules/index.ts";
import { dataPackage, type ReleaseState } from "../release/state.ts";
import type { Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** `tablewright changeset`: writes the changeset that the difference since the last release asks for. */
export async function changeset<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const { session, work } = services;
  const state = await read(folder, {}, services);
  if (!state) return exit.diagnostics;
  if (!state.released) {
    session.say(
      "Nothing has been released yet, so there is nothing to compare with: npx changeset asks for the words.\n",
    );
    return exit.clean;
  }
  const proposal = propose(state);
  if (!proposal) {
    session.say(`No figure or text of the tables differs from ${state.released.version}.\n`);
    for (const path of obsoleteChangesets(state)) {
      work.discard(join(folder, path));
      session.say(`${path} removed: nothing asks for it any more\n`);
    }
    session.say("For a change of the compiler: npx changeset\n");
    return exit.clean;
  }
  const isChanged = work.put(join(folder, proposal.path), proposal.text);
  for (const path of proposal.replaces) work.discard(join(folder, path));
  const changes = count(toldAlone(state.difference?.changes ?? []).length, "change");
  const needs = state.difference?.bump;
  const more = proposal.bump === needs ? "" : `, as ${proposal.path} asks (the difference needs a ${needs} one)`;
  session.say(`${changes} since ${state.released.version}: a ${proposal.bump} version${more}\n`);
  session.say(`${proposal.path} ${isChanged ? "written" : "is up to date"}\n`);
  for (const path of proposal.replaces) session.say(`${path} removed: ${proposal.path} says it too\n`);
  return exit.clean;
}

/** `tablewright release check`: refuses what must not be released, and says what to do instead. */
export async function releaseCheck<P extends Project>(
  folder: string,
  { packed, last, publishedFrom }: PackedAt,
  services: Services<P>,
): Promise<ExitCode> {
  const { session, terminal } = services;
  const [at, lastAt] = [packed, last].map((path) => path && resolve(terminal.cwd, path));
  const state = await read(folder, { packed: at, last: lastAt, publishedFrom }, services);
  if (!state) return exit.diagnostics;
  const found = inOrder(releaseRules.flatMap((rule) => collect(rule, state)));
  session.showDiagnostics(folder, found);
  if (found.some(isError)) return exit.diagnostics;
  session.say(`nothing stands against a release: ${summaryText(state)}\n`);
  return exit.clean;
}

/** `tablewright release record`: enters the present version in `changes.json`. */
export async function releaseRecord<P extends Project>(
  folder: string,
  date: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { session, work } = services;
  const state = await read(folder, {}, services);
  if (!state) return exit.diagnostics;
  const own = dataPackage(state) ?? { name: "", changelog: null };
  const [last] = state.feed?.versions ?? [];
  if (last && last.version !== state.working.version && date < last.date) {
    session.warn(`tablewright: ${last.version} was released on ${last.date}, so no later version can be of ${date}\n`);
    return exit.misuse;
  }
  const files = recordVersion(own, date, state);
  for (const [path, text] of Object.entries(files ?? {})) work.put(join(folder, path), text);
  session.say(`changes.json ${files === null ? "already has" : "now has"} ${state.working.version}\n`);
  return exit.clean;
}

async function read<P extends Project>(
  folder: string,
  packed: PackedAt,
  { work, session, progress }: Services<P>,
): Promise<ReleaseState | null> {
  const { state, diagnostics } = await progress("reading …", () => work.readState(folder, packed), true);
  if (!state) session.showDiagnostics(folder, diagnostics.filter(isError));
  return state;
}

function collect(rule: (typeof releaseRules)[number], state: ReleaseState) {
  const found: Parameters<Parameters<typeof rule>[1]>[0][] = [];
  rule(state, (one) => void found.push(one));
  return found;
}

function summaryText({ released, difference, changesets }: ReleaseState): string {
  const pending = count(changesets.length, "changeset");
  if (!released) return `the first one, with ${pending}`;
  if (!difference?.bump) return `the tables are those of ${released.version}, with ${pending}`;
  return `${count(toldAlone(difference.changes).length, "change")} since ${released.version} (${difference.bump}), with ${pending}`;
}
