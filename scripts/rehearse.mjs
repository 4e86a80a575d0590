// npm run release:rehearse: a release, an erratum and a renaming, and the next release, as a publisher and two apps live through
// them; in a copy, against a registry on this machine. Nothing here is changed and nothing leaves the machine.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runApp } from "./rehearsal/consumer.mjs";
import { commit, copyOfRepository } from "./rehearsal/copy-of-repository.mjs";
import { startRegistry } from "./rehearsal/registry.mjs";

const erratum = `status: accepted
authority: ruling
changes:
  - at: small-arms/acr-7mm/price
    was: 800
    now: 850
because: A rehearsal of the release path.
source:
  lines: 3295
`;

const program = `import { dataVersion } from "skirmish-tables";
import { errataAt } from "skirmish-tables/errata/striker-ii";
import { smallArms } from "skirmish-tables/striker-ii";

const { name, price } = smallArms.sling;
const [erratum] = errataAt("small-arms/acr-7mm/price");
const since = erratum?.since ?? null;
console.log(JSON.stringify({ dataVersion, price: smallArms["acr-7mm"].price, sling: { name, price }, since }));
`;

const started = performance.now();
const work = mkdtempSync(join(tmpdir(), "rehearsal-"));
let registry;
try {
  say("a shallow clone without a remote");
  const copy = copyOfRepository(resolve("."), work);
  registry = await startRegistry(work);
  say(`a registry of our own at ${registry.address}`);

  say("the present state is released");
  if (hasPending(copy)) {
    run(copy, "npm", "run", "version", "--silent");
    commit(copy, "Release");
  }
  const first = publish(copy);

  say("an erratum and a renaming");
  writeFileSync(join(copy, "rules/striker-ii/errata/rehearsed-price.yaml"), erratum);
  replace(
    join(copy, "rules/striker-ii/weapon/small-arms.yaml"),
    "\n  sling:\n",
    "\n  shepherd-sling:\n    aliases: [sling]\n",
  );
  tablewright(copy, [0], "build");
  refused(copy, /no changeset releases skirmish-tables/);
  console.log(run(copy, "npm", "run", "changeset", "--silent").trim());
  commit(copy, "Correct a price and rename the sling");
  run(copy, "npm", "run", "version", "--silent");
  commit(copy, "Release");
  const second = publish(copy);
  assert.match(
    readFileSync(join(copy, "CHANGELOG.md"), "utf8"),
    /7mm ACR, price.*800 → 850.*A rehearsal of the release path/,
  );

  say(`apps that use ${first} and ${second} compile and run`);
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const [before, after] = [first, second].map((version) => runApp(work, version, program, tsc, registry.env));
  const sling = before.printed.sling;
  assert.deepEqual(before.printed, { dataVersion: first, price: 800, sling, since: null });
  assert.deepEqual(after.printed, { dataVersion: second, price: 850, sling, since: second });
  assert.deepEqual(before.struckOut, []);
  assert.deepEqual(
    after.struckOut.map(({ code }) => code),
    ["sling"],
  );
  console.log(`${first}: ${JSON.stringify(before.printed)}\n${second}: ${JSON.stringify(after.printed)}`);
  console.log(`an editor strikes out: ${after.struckOut[0].message}`);

  say("the difference says what the apps saw");
  const specs = [first, second].map((version) => `skirmish-tables@${version}`);
  const { bump, changes } = JSON.parse(tablewright(copy, [1], "diff", ...specs, "--format", "json"));
  const told = changes.map(({ at, part, was, now }) => [part === undefined ? at : `${at} ${part}`, was, now]);
  assert.deepEqual(told.sort(), [
    ["striker-ii/errata/rehearsed-price", null, "applied"],
    ["striker-ii/small-arms aliases.sling", null, "shepherd-sling"],
    ["striker-ii/small-arms/acr-7mm/price", before.printed.price, after.printed.price],
    ["striker-ii/small-arms/shepherd-sling", "sling", "shepherd-sling"],
  ]);
  assert.equal(bump, "minor");
  console.log(tablewright(copy, [1], "diff", ...specs).trim());

  say("the history of the cell names the version");
  const history = tablewright(copy, [0], "history", "small-arms/acr-7mm/price");
  assert.match(history, /printed: 800/);
  assert.ok(history.includes(`since ${second}`) && history.includes(`version ${second}`), history);
  console.log(history.trim());
  console.log(`\nrehearsed in ${Math.round((performance.now() - started) / 1000)} s: ${first} → ${second}`);
} catch (error) {
  console.error(`\nrehearsal failed: ${error.message}\n${error.stdout ?? ""}${error.stderr ?? ""}`);
  process.exitCode = 1;
} finally {
  await registry?.stop();
  rmSync(work, { recursive: true, force: true });
}

/** Packs the tables, looks at what was packed, and publishes that very file. */
function publish(copy) {
  const { version } = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
  const packed = `skirmish-tables-${version}.tgz`;
  run(copy, "npm", "pack", "--silent", "--pack-destination", work);
  console.log(tablewright(copy, [0], "release", "check", "--packed", join(work, packed)).trim());
  run(copy, "npm", "publish", join(work, packed), "--silent");
  console.log(`published skirmish-tables ${version}`);
  return version;
}

/** The check must refuse, for this reason. */
function refused(copy, reason) {
  const said = tablewright(copy, [1], "release", "check");
  assert.match(said, reason);
  console.log(said.trim());
}

function tablewright(copy, codes, ...args) {
  try {
    const said = run(copy, process.execPath, "generator/bin/tablewright.js", ...args);
    assert.ok(codes.includes(0), `tablewright ${args.join(" ")} found nothing`);
    return said;
  } catch (error) {
    if (codes.includes(error.status)) return error.stdout.toString();
    throw error;
  }
}

function run(cwd, program, ...args) {
  const env = registry?.env ?? process.env;
  return execFileSync(program, args, {
    cwd,
    env: { ...env, NO_COLOR: "1" },
    stdio: "pipe",
    maxBuffer: 1 << 28,
  }).toString();
}

function hasPending(copy) {
  return (
    !existsSync(join(copy, "released")) ||
    execFileSync("git", ["ls-files", ".changeset/*.md"], { cwd: copy }).toString().trim().split("\n").length > 1
  );
}

function replace(path, from, to) {
  const parts = readFileSync(path, "utf8").split(from);
  assert.equal(parts.length, 2, `${path} holds ${JSON.stringify(from)} once`);
  writeFileSync(path, parts.join(to));
}

function say(title) {
  console.log(`\n== ${title}`);
}
