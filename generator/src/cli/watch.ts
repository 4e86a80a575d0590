import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import { type Built, whatChanged } from "../watch/what-changed.ts";
import { isWriteFailure, type WriteFailure } from "../write/index.ts";
import { examine, open, type Services, write } from "./build.ts";
import { describeFailure } from "./failure.ts";
import type { Project } from "./interface.ts";
import { changes, contents, seconds } from "./report.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** Lines shown of what a save changed; a checkout may change thousands. */
const shown = 20;

/** Milliseconds until the next try while another build is running. */
const again = 300;

/** Does the work once and returns what to say about it. Null where the rules have errors, which were shown. */
type Round<P extends Project> = (project: P) => Promise<string | null>;

/** `tablewright build --watch`: builds, and builds again on every save, until it is interrupted. */
export function watchBuild<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const { work } = services;
  let last: Built | null = null;
  return watch("building", folder, services, async (project) => {
    const { results, written } = await write(project, services);
    const { summary } = results;
    if (!summary || !written) return null;
    // Remembered from a moment ago, so nothing is read again.
    const { model } = await work.understand(project);
    const built = { exports: summary.exports, ruleSet: work.ruleSetOf(model) };
    const text = last ? firstOf(whatChanged(last, built)) : "";
    last = built;
    return `${text}${contents(summary)}\n${changes(written)}`;
  });
}

/** `tablewright check --watch`: checks on every save, until it is interrupted. */
export function watchCheck<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  return watch("checking", folder, services, async (project) => {
    const { summary } = await examine(project, services);
    return summary && `no errors: ${contents(summary)} checked`;
  });
}

async function watch<P extends Project>(
  doing: string,
  folder: string,
  services: Services<P>,
  round: Round<P>,
): Promise<ExitCode> {
  const { work, terminal, session } = services;
  // Before the first round, so that what is saved during it is seen.
  const watching = await work.watch(folder);
  terminal.onInterrupt(() => void watching.close());
  if (!(await open(folder, services))) {
    await watching.close();
    return exit.misuse;
  }
  for (let changed: readonly string[] | null = []; changed; changed = await watching.next()) {
    session.say(`${doing}: ${subject(changed)}\n`);
    let busy = await attempt(folder, services, round);
    if (busy) session.warn(`${describeFailure(busy, terminal.env)}Trying again until it has finished.\n`);
    while (busy) {
      if ((await watching.next(again)) === null) return exit.clean;
      busy = await attempt(folder, services, round);
    }
    session.say("waiting for the next save; Ctrl-C ends\n");
  }
  return exit.clean;
}

/** Does a round and says what came of it. Returns the failure while another build is running, which will pass. */
async function attempt<P extends Project>(
  folder: string,
  services: Services<P>,
  round: Round<P>,
): Promise<WriteFailure | null> {
  const { terminal, session } = services;
  const started = terminal.now();
  try {
    const project = await open(folder, services);
    const text = project ? await round(project) : null;
    if (text !== null) session.say(`${text} in ${seconds(terminal.now() - started)}\n`);
  } catch (thrown) {
    if (isWriteFailure(thrown) && thrown.code === "busy") return thrown;
    // A half-saved schema, say, which the next save may complete.
    session.warn(describeFailure(thrown, terminal.env));
  }
  return null;
}

function subject(changed: readonly string[]): string {
  const [only, ...more] = changed;
  if (only === undefined) return "everything";
  return more.length === 0 ? visible(only) : count(changed.length, "changed file");
}

function firstOf(lines: readonly string[]): string {
  const rest = lines.length - shown;
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  return [...lines.slice(0, shown), ...more].map((line) => `  ${visible(line)}\n`).join("");
}
