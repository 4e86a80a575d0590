// npm run version [-- --date 2026-01-31]: turns the pending changesets into versions. Works offline and in a shallow clone without a remote.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";

const version = () => JSON.parse(readFileSync("package.json", "utf8")).version;
const before = version();
const isRenewal = existsSync("released");

if (execFileSync("git", ["status", "--porcelain"]).length > 0) {
  console.error("version: commit or stash what you changed first, so that git diff shows the release alone");
  process.exit(1);
}
quietly("the compiler is built", "npm", ["run", "build:generator", "--silent"]);
tablewright("nothing stands against a release", "release", "check");
// The changelog tells what is released, whatever was merged since the changeset was written.
if (isRenewal) tablewright("the changeset of the tables is renewed", "changeset");
// Changesets asks git which commit added each file. In a shallow clone without a remote it asks for older commits for ever;
// where git finds no repository it does without, and our changelog names no commit.
quietly("versions and changelogs", "node", ["node_modules/@changesets/cli/bin.js", "version"], { GIT_DIR: devNull });
if (version() !== before) tablewright("changes.json says what differs", "release", "record", ...process.argv.slice(2));
const lock = ["install", "--package-lock-only", "--ignore-scripts", "--offline", "--no-audit", "--no-fund"];
quietly("the lock file has the versions", "npm", lock);
quietly("generated/ is built", "node", ["generator/bin/tablewright.cjs", "build"]);
quietly("dist/ is built", "node", ["generator/bin/tablewright.cjs", "package"]);
if (version() !== before) {
  say("released/ is what is released now");
  rmSync("released", { recursive: true, force: true });
  cpSync("generated/data", "released", { recursive: true });
  // The ways in, for what the next release must keep of them.
  cpSync("package.json", "released/package/package.json");
  say("docs/using.md loads what is released now");
  const page = readFileSync("docs/using.md", "utf8");
  writeFileSync("docs/using.md", page.replaceAll(`skirmish-tables@${before}/`, `skirmish-tables@${version()}/`));
}
tablewright("nothing stands against publishing", "release", "check");
const step = version() === before ? `stays ${before}` : `${before} → ${version()}`;
console.log(`\nskirmish-tables ${step}. Review it with git diff, then commit.`);

function tablewright(title, ...args) {
  say(title);
  run(title, "node", ["generator/bin/tablewright.cjs", ...args], { stdio: "inherit" });
}

/** What a step prints is shown where it fails. */
function quietly(title, program, args, env = {}) {
  say(title);
  run(title, program, args, { stdio: "pipe", env: { ...process.env, ...env } });
}

function run(title, program, args, options) {
  try {
    execFileSync(program, args, options);
  } catch ({ stdout, stderr }) {
    process.stderr.write(`${stdout ?? ""}${stderr ?? ""}\nversion: stopped at "${title}".\n`);
    process.stderr.write(
      "To be where you were: git restore . && git clean -fd .changeset released errata-feed.* CITATION.cff\n",
    );
    process.exit(1);
  }
}

function say(title) {
  console.log(`\n== ${title}`);
}
