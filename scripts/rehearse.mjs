// npm run release:rehearse: a release, an erratum and a renaming, and the next release, as a publisher and two apps live through
// them; in a copy, against a registry on this machine. Nothing here is changed and nothing leaves the machine. With -- --whole
// an added row and a withdrawal make a third release, and each must pass every test, not only those that read what is released.
import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { commandsIn } from "./rehearsal/commands.mjs";
import { buildApp } from "./rehearsal/consumer.mjs";
import { commit, copyOfRepository, hasPending } from "./rehearsal/copy-of-repository.mjs";
import { startRegistry } from "./rehearsal/registry.mjs";

/** The cell that is corrected. */
const price = "small-arms/acr-7mm/price";

const erratum = `status: accepted
authority: ruling
changes:
  - at: ${price}
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
const [erratum] = errataAt("${price}");
const since = erratum?.since ?? null;
console.log(JSON.stringify({ dataVersion, price: smallArms["acr-7mm"].price, sling: { name, price }, since }));
`;

const addition = `status: accepted
authority: ruling
changes:
  - at: small-arms/rehearsed-rifle
    was: absent
    now:
      name: Rehearsed rifle
      techLevel: 9
      weight: 3
      price: 500
      loads:
        standard:
          magazine: 20
          difficult: 150(2)+1
          formidable: 300(1)+1
          impossible: 500(0)
          damage: 3
          signature: M
          targets: 1/2
          weight: .4
          price: 10
because: A rehearsal of the release path.
source:
  lines: 3295
`;

const withdrawal = `status: accepted
authority: ruling
withdraws: rehearsed-price
because: The rehearsal is over.
`;

/** npm leaves out what a script has to go before packing: it builds and checks once more. */
const asBuilt = ["--ignore-scripts"];
const isWhole = process.argv.includes("--whole");
const started = performance.now();
const work = mkdtempSync(join(tmpdir(), "rehearsal-"));
// One test runs as a user who may write nothing, and has to read the copy.
chmodSync(work, 0o755);
let registry;
try {
  say("a shallow clone without a remote, and a registry of our own");
  const starting = startRegistry(work);
  const copy = copyOfRepository(resolve("."), work);
  registry = await starting;
  console.log(registry.address);
  const { run, tablewright } = commandsIn(copy, registry.env);

  say("the present state is released");
  const isPending = hasPending(copy);
  if (isPending) {
    await run("npm", "run", "version", "--silent");
    commit(copy, "Release");
  }
  // The version step has built it.
  if (!isPending) await tablewright(0, "package");
  await run("npm", "publish", "--silent", ...asBuilt);
  const first = versionOf("package.json");
  console.log(`published skirmish-tables ${first}`);
  if (isWhole) await testsPass();
  // It goes on beside what the publisher does next.
  const oldApp = settled(app(first));
  assert.match(await tablewright(0, "history", price), /now: 800, nothing was ever corrected/);

  say("an erratum and a renaming");
  writeErratum("rehearsed-price", erratum);
  replace(
    join(copy, "rules/striker-ii/weapon/small-arms.yaml"),
    "\n  sling:\n",
    "\n  shepherd-sling:\n    aliases: [sling]\n",
  );
  await tablewright(0, "build");
  const refusal = await tablewright(1, "release", "check");
  assert.match(refusal, /no changeset releases skirmish-tables/);
  console.log(refusal.trim());
  const second = await released("Correct a price and rename the sling");
  assert.equal(versionOf("package-lock.json"), second);
  const [last, packed] = [first, second].map((version) => join(work, `skirmish-tables-${version}.tgz`));
  await run("npm", "pack", `skirmish-tables@${first}`, "--silent", "--pack-destination", work);
  await run("npm", "pack", "--silent", "--pack-destination", work, ...asBuilt);
  console.log((await tablewright(0, "release", "check", "--packed", packed, "--last", last)).trim());
  await run("npm", "publish", packed, "--silent");
  console.log(`published skirmish-tables ${second}`);
  // They go on beside what the apps do next.
  const secondTests = isWhole ? testsPass : settled(testsPass());
  assert.match(
    readFileSync(join(copy, "CHANGELOG.md"), "utf8"),
    /7mm ACR, price.*800 → 850.*A rehearsal of the release path/,
  );

  say(`apps that use ${first} and ${second} compile and run`);
  const [before, after] = [await oldApp(), await app(second)];
  const sling = before.printed.sling;
  assert.deepEqual(before.printed, { dataVersion: first, price: 800, sling, since: null });
  assert.deepEqual(after.printed, { dataVersion: second, price: 850, sling, since: second });
  console.log(`${first}: ${JSON.stringify(before.printed)}\n${second}: ${JSON.stringify(after.printed)}`);

  say("editors and the audit point at the former id, in the app that has the renaming");
  assert.deepEqual(before.struckOut, []);
  assert.deepEqual(
    after.struckOut.map(({ code }) => code),
    ["sling"],
  );
  console.log(`an editor strikes out: ${after.struckOut[0].message}`);
  console.log((await tablewright(0, "audit", before.folder)).trim());
  const audited = await tablewright(1, "audit", after.folder);
  assert.ok(audited.includes(`app.ts:5:35  sling → shepherd-sling  (striker-ii/small-arms, since ${second})`), audited);
  console.log(audited.trim());

  say("what changed of what the app uses");
  const changed = await tablewright(1, "changed", after.folder, "--since", first);
  assert.match(changed, /acr-7mm\/price {2}cell changed: 800 → 850\n {2}because: A rehearsal of the release path\./);
  console.log(changed.trim());

  say("the difference says what the apps saw");
  const specs = [first, second].map((version) => `skirmish-tables@${version}`);
  const { bump, changes } = JSON.parse(await tablewright(1, "diff", ...specs, "--format", "json"));
  const told = changes.map(({ at, part, was, now }) => [part === undefined ? at : `${at} ${part}`, was, now]);
  assert.deepEqual(told.sort(), [
    ["striker-ii/errata/rehearsed-price", null, "applied"],
    ["striker-ii/small-arms aliases.sling", null, "shepherd-sling"],
    ["striker-ii/small-arms/acr-7mm/price", before.printed.price, after.printed.price],
    ["striker-ii/small-arms/shepherd-sling", "sling", "shepherd-sling"],
  ]);
  assert.equal(bump, "minor");
  console.log(told.map(([at, was, now]) => `${at}: ${was} → ${now}`).join("\n"));

  say("the history of the cell, of which there was none in the first release, names the second");
  const history = await tablewright(0, "history", price);
  assert.match(history, /printed: 800/);
  assert.ok(history.includes(`since ${second}`) && history.includes(`version ${second}`), history);
  console.log(history.trim());

  say("the tests of the second release");
  await secondTests();

  if (isWhole) {
    say("an added row, and the price as it was printed");
    writeErratum("rehearsed-rifle", addition);
    writeErratum("rehearsed-withdrawal", withdrawal);
    await tablewright(0, "build");
    const third = await released("Add a rifle and withdraw the price");
    assert.match(await tablewright(0, "history", price), new RegExp(`version ${third}`));
    await testsPass();
  }
  console.log(`\nrehearsed in ${Math.round((performance.now() - started) / 1000)} s: ${first} → ${second}`);

  function writeErratum(id, text) {
    writeFileSync(join(copy, `rules/striker-ii/errata/${id}.yaml`), text);
  }

  /** Commits what was built, and releases it: the version it has become. */
  async function released(what) {
    console.log((await run("npm", "run", "changeset", "--silent")).trim());
    commit(copy, what);
    await run("npm", "run", "version", "--silent");
    commit(copy, "Release");
    return versionOf("package.json");
  }

  /**
   * All tests, or those that read what is released; the others stand on rules of their own. With npm's own settings: some install
   * what the rehearsed registry does not have. The version step has built it all.
   */
  async function testsPass() {
    const some = [
      "node_modules/vitest/vitest.mjs",
      "run",
      "test/release/page.test.ts",
      "generated/test",
      "--maxWorkers=1",
    ];
    const own = commandsIn(copy, process.env);
    const printed = await (isWhole ? own.run("npm", "test") : own.run(process.execPath, ...some));
    console.log(/Tests .*/.exec(printed)?.[0]);
  }

  function versionOf(file) {
    return JSON.parse(readFileSync(join(copy, file), "utf8")).version;
  }

  function app(version) {
    return buildApp(join(work, `app-${version}`), version, program, registry.env);
  }
} catch (error) {
  console.error(`\nrehearsal failed: ${error.message}\n${error.stdout ?? ""}${error.stderr ?? ""}`);
  process.exitCode = 1;
} finally {
  await registry?.stop();
  rmSync(work, { recursive: true, force: true });
}

/** The outcome of what goes on meanwhile, to be asked for later. */
function settled(promise) {
  const outcome = promise.then(
    (value) => () => value,
    (error) => () => {
      throw error;
    },
  );
  return async () => (await outcome)();
}

function replace(path, from, to) {
  const parts = readFileSync(path, "utf8").split(from);
  assert.equal(parts.length, 2, `${path} holds ${JSON.stringify(from)} once`);
  writeFileSync(path, parts.join(to));
}

function say(title) {
  console.log(`\n== ${title}`);
}
