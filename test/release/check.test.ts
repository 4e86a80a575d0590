import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { put } from "../given/folder.ts";
import { build, changesetOf, complaints, edit, pack, packAs, project, record, released, run, textOf } from "./given.ts";

const rifles = "rules/house/weapon/rifles.yaml";
const runFurther = "rules/club/errata/run-further.yaml";
const lighter =
  "status: accepted\nauthority: ruling\nchanges:\n  - at: rifles/musket/weight\n    was: 5\n    now: 4\nbecause: It was weighed again.\n";

/** The folder after 1.1.0 with an erratum that corrects the weight of the musket. */
function corrected(): string {
  const folder = released();
  put(folder, { "rules/house/errata/musket-weight.yaml": lighter });
  build(folder);
  return folder;
}

test("a folder as it was released, and one before its first release, can be released", async () => {
  expect(await run(released(), "release check")).toEqual({
    code: 0,
    stdout: "nothing stands against a release: the tables are those of 1.1.0, with 0 changesets\n",
    stderr: "",
  });
  const first = project();
  put(first, changesetOf("minor", "All tables."));
  expect((await run(first, "release check")).stdout).toBe(
    "nothing stands against a release: the first one, with 1 changeset\n",
  );
});

test("an erratum with its changeset can be released", async () => {
  const folder = corrected();
  put(folder, changesetOf("patch"));
  expect((await run(folder, "release check")).stdout).toBe(
    "nothing stands against a release: 2 changes since 1.1.0 (patch), with 1 changeset\n",
  );
});

test("R04, G13: data that differs needs a changeset of the data package, not of another", async () => {
  const folder = corrected();
  put(folder, changesetOf("patch", "The app.", "club-app"));
  expect(await complaints(folder)).toEqual([
    "rules/house/errata/musket-weight.yaml:1:1 release/missing house/errata/musket-weight: erratum added, applied, and 1 more; no changeset releases club-tables | npx tablewright changeset",
  ]);
  expect((await run(folder, "release check")).stdout).toContain(
    ".changeset/kind-owls.md:2:1  this one releases club-app",
  );
});

test("a bump smaller than the difference needs is refused where it stands", async () => {
  const folder = released();
  edit(folder, rifles, "      - flintlock\n", "      - flintlock\n      - firelock\n");
  build(folder);
  put(folder, changesetOf("patch"));
  expect(await complaints(folder)).toEqual([
    ".changeset/kind-owls.md:2:16 release/bump club-tables needs a minor version, not a patch one: house/rifles aliases.firelock: alias added, musket | write minor",
  ]);
  put(folder, changesetOf("minor"));
  expect(await complaints(folder)).toEqual([]);
});

describe("what apps rely on of package.json", () => {
  const before = {
    name: "club-tables",
    version: "1.1.0",
    repository: "github:club/tables",
    workspaces: [".", "app"],
    type: "module",
    engines: { node: ">=20" },
    files: ["dist", "!dist/.cache", "NOTICE"],
    exports: { ".": { types: "./a.d.ts", require: "./a.cjs" }, "./odds": "./odds.js" },
  };
  const checked = async (change: object, bump: string) => {
    const folder = released({ "package.json": JSON.stringify(before) });
    edit(folder, rifles, "      - flintlock\n", "      - flintlock\n      - firelock\n");
    build(folder);
    put(folder, { "released/package/package.json": JSON.stringify(before) });
    put(folder, { "package.json": JSON.stringify({ ...before, ...change }), ...changesetOf(bump) });
    return (await complaints(folder)).map((one) => one.replace(/^.* release\/bump /, ""));
  };

  test.for<[string, object, string]>([
    ["a way in that is gone", { exports: { ".": before.exports["."] } }, "exports no longer has ./odds"],
    [
      "a condition that is gone",
      { exports: { ...before.exports, ".": { types: "./a.d.ts", default: "./a.js" } } },
      "exports of . no longer have require",
    ],
    ["a higher Node", { engines: { node: ">=24" } }, "engines.node was >=20 and is >=24"],
    ["another type", { type: "commonjs" }, "type was module and is commonjs"],
    ["a file that is not packed", { files: ["dist"] }, "files no longer has NOTICE"],
  ])("%s needs a major version", async ([, change, because]) => {
    expect(await checked(change, "minor")).toEqual([
      `club-tables needs a major version, not a minor one: ${because} | write major`,
    ]);
    expect(await checked(change, "major")).toEqual([]);
  });

  test("more ways in, a lower Node and another file behind a way need none", async () => {
    const more = { ...before.exports, "./odds": "./dist/odds.js", "./meta/*": "./meta/*.js" };
    expect(await checked({ exports: more, engines: { node: ">=18.12" } }, "minor")).toEqual([]);
  });
});

test("a value of house rules changes by an erratum alone", async () => {
  const folder = released();
  edit(folder, rifles, "price: 200", "price: 20");
  build(folder);
  put(folder, changesetOf("patch", "`house/rifles/carbine/price`"));
  expect(await complaints(folder)).toEqual([
    `${rifles}:14:12 release/value house/rifles/carbine/price was released as 200, is 20 here, and no erratum says why | restore 200 here, and correct it in rules/house/errata/<id>.yaml`,
  ]);
});

describe("what a house rule states beside its rows changes by an erratum alone, which the refusal leads to", () => {
  const teams = "rules/house/weapon/teams.yaml";
  const half = `kind: scale-by
title: Teams
description: How many whole teams some soldiers make.
function: teams
parameter: soldiers
parameterDescription: Soldiers that fire.
by: 1/4
round: down
`;

  test.for<[file: string, place: string, was: string, now: string, at: string, told: string]>([
    [teams, "7:5", "by: 1/4", "by: 1/5", "teams/by", "house/teams parameters.by"],
    [teams, "8:8", "round: down", "round: up", "teams/round", "house/teams parameters.round"],
    [
      "rules/house/hit/hit-table.yaml",
      "7:11",
      "dice: 1d6",
      "dice: 1d8",
      "hit-table/axes/roll/dice",
      "house/hit-table/*/roll dice",
    ],
  ])("%s:%s", async ([file, place, from, to, at, told]) => {
    const folder = released({ [teams]: half });
    const [was, now] = [from, to].map((line) => line.split(": ")[1] ?? "");
    edit(folder, file, from, to);
    build(folder);
    put(folder, changesetOf("major"));
    expect(await complaints(folder)).toEqual([
      `${file}:${place} release/value ${told} was released as ${was}, is ${now} here, and no erratum says why | restore ${was} here, and correct ${at} in rules/house/errata/<id>.yaml`,
    ]);
    edit(folder, file, to, from);
    put(folder, {
      "rules/house/errata/tried.yaml": `status: accepted\nauthority: ruling\nchanges:\n  - at: ${at}\n    was: ${was}\n    now: ${now}\nbecause: It was tried.\n`,
    });
    build(folder);
    expect(await complaints(folder)).toEqual([]);
  });
});

test("a misread figure is mended where the evidence has the new reading and a changeset lists it", async () => {
  const folder = released();
  const figures = "rules/club/movement/figures.yaml";
  edit(folder, figures, "value: 6", "value: 8");
  put(folder, changesetOf("patch"));
  const refuted = (await run(folder, "release check")).stdout;
  expect(refuted).toContain(`${figures}:13:12 error evidence/differs  line 5 prints 6, here 8`);
  expect(refuted).not.toContain("release/");
  edit(folder, "test/golden/club.tsv", "5\tfigures\t6", "5\tfigures\t8");
  build(folder);
  const misread = `${figures}:13:12 release/reading club/figures/walk/value was misread as 6 and is now 8`;
  const unread = `${misread}; nobody read it a second time | read the document again, without looking here, and list figures/walk/value<tab>what it prints in test/golden/club.readings.tsv`;
  expect(await complaints(folder)).toEqual([
    `${misread}; no changeset says how | write above the mark of the changeset: misread: club/figures/walk/value <how it came to be misread>`,
    unread,
  ]);
  put(folder, changesetOf("patch", "misread: club/figures the 8 is printed faintly"));
  expect(await complaints(folder)).toEqual([unread]);
  edit(
    folder,
    "test/golden/club.readings.tsv",
    "figures/walk/unit\tin\n",
    "figures/walk/unit\tin\nfigures/walk/value\t8\n",
  );
  expect(await complaints(folder)).toEqual([]);
  await run(folder, "changeset");
  expect(textOf(folder, ".changeset/figures-walk-value.md")).toContain("| 6 → 8 (the print was read anew) |");
});

describe("a printed word that comes to mean something else is one change", () => {
  const reaches = "rules/club/movement/reaches.yaml";
  const table = `kind: catalog
title: Reaches
description: How far a figure strikes.
source:
  heading: Reaches
  lines: 10-12
print: [reach]
columns:
  reach: { type: number, words: { C: 0 } }
rows:
  stick: { name: Stick, reach: C, line: 10 }
  pike: { name: Pike, reach: C, line: 11 }
  pole: { name: Pole, reach: 3, line: 12 }
`;
  const printed = "8\tfigures\t\n10\trow\tC\n11\trow\tC\n12\tfigures\t3\n";

  test("for which a book with a document needs one reason and one reading", async () => {
    const evidence = textOf(project(), "test/golden/club.tsv").replace(/8\tfigures\t\n?/, printed);
    const folder = released({ [reaches]: table, "test/golden/club.tsv": evidence });
    edit(folder, reaches, "C: 0", "C: 1");
    build(folder);
    put(folder, changesetOf("patch"));
    const told = `${reaches}:1:1 release/reading club/reaches words.C was misread as 0 and is now 1`;
    const unread = `${told}; nobody read it a second time | read the document again, without looking here, and list reaches/words/C<tab>what it prints in test/golden/club.readings.tsv`;
    expect(await complaints(folder)).toEqual([
      `${told}; no changeset says how | write above the mark of the changeset: misread: club/reaches <how it came to be misread>`,
      unread,
    ]);
    put(folder, changesetOf("patch", "misread: club/reaches contact has an inch of its own"));
    expect(await complaints(folder)).toEqual([unread]);
    const readings = "test/golden/club.readings.tsv";
    put(folder, { [readings]: `${textOf(folder, readings)}reaches/words/C\t2\n` });
    expect(await complaints(folder)).toEqual([expect.stringContaining("evidence/reading")]);
    edit(folder, readings, "words/C\t2", "words/C\t1");
    expect(await complaints(folder)).toEqual([]);
    expect((await run(folder, "changeset")).stdout).toContain("1 change since 1.1.0: a patch version\n");
    const [written = ""] = /\.changeset\/\S+/.exec((await run(folder, "changeset")).stdout) ?? [];
    expect(textOf(folder, written)).toContain(
      "| Reaches words.C<br>`club/reaches` | word changed: 0 → 1 (the print was read anew)<br>2 cells: Stick, reach; Pike, reach |",
    );
  });

  test("which no house rule makes", async () => {
    const own = table.replace(/source:[^p]*/, "").replaceAll(/, line: \d+/g, "");
    const file = "rules/house/weapon/reaches.yaml";
    const folder = released({ [file]: own });
    edit(folder, file, "C: 0", "C: 1");
    build(folder);
    put(folder, changesetOf("patch"));
    expect(await complaints(folder)).toEqual([
      `${file}:1:1 release/value house/reaches words.C was released as 0, is 1 here, and no erratum says why | let C mean 0 again, and correct its cells in rules/house/errata/<id>.yaml`,
    ]);
  });
});

test("a released erratum stays: neither figure nor reason is edited", async () => {
  const folder = released();
  edit(folder, runFurther, "now: 4", "now: 5");
  edit(folder, "test/golden/club.errata.tsv", "4", "5");
  build(folder);
  put(folder, changesetOf("patch"));
  const restore = "restore it, and add another erratum with supersedes: run-further";
  expect(await complaints(folder)).toEqual([
    `${runFurther}:3:1 release/erratum erratum run-further was released and edited since (changes) | ${restore}`,
  ]);
  const reworded = released();
  edit(reworded, runFurther, "Everywhere", "Elsewhere");
  build(reworded);
  put(reworded, changesetOf("patch"));
  expect(await complaints(reworded)).toEqual([
    `${runFurther}:7:1 release/erratum erratum run-further was released and edited since (because) | ${restore}`,
  ]);
});

test("a cell that a released erratum corrects stays as it is printed", async () => {
  const folder = released();
  edit(folder, rifles, "    weight: 3\n", "    weight: 2\n");
  expect(await complaints(folder)).toEqual([
    "rules/house/errata/carbine-weight.yaml:4:9 errata/was rifles/carbine/weight is printed 2, not 3 | restore 3 in the table: the erratum was released",
  ]);
});

test("a second correction of a cell is told in the newer record, whatever it is called", async () => {
  const folder = released();
  const newer = "rules/house/errata/a-lighter-carbine.yaml";
  put(folder, { [newer]: lighter.replace("musket", "carbine").replace("was: 5", "was: 3") });
  expect(await complaints(folder)).toEqual([
    `${newer}:4:9 errata/twice rifles/carbine/weight is also corrected by carbine-weight | to put this in its place, write supersedes: carbine-weight below authority`,
  ]);
  edit(folder, newer, "authority: ruling\n", "authority: ruling\nsupersedes: carbine-weight\n");
  put(folder, changesetOf("patch"));
  build(folder);
  expect(await complaints(folder)).toEqual([]);
});

test("an open question may be reworded and accepted", async () => {
  const question =
    "status: open\nauthority: ruling\nconcerns:\n  - rifles/musket/weight\noptions:\n  - it weighs 4\nbecause: It feels light.\n";
  const folder = released({ "rules/house/errata/musket-weight.yaml": question });
  put(folder, {
    "rules/house/errata/musket-weight.yaml": question.replace("light", "very light"),
    ...changesetOf("patch"),
  });
  build(folder);
  expect(await complaints(folder)).toEqual([]);
  put(folder, { "rules/house/errata/musket-weight.yaml": lighter });
  build(folder);
  expect(await complaints(folder)).toEqual([]);
});

test("D08: a correction that an old branch drops does not return to the print unsaid", async () => {
  const folder = released();
  rmSync(join(folder, runFurther));
  rmSync(join(folder, "test/golden/club.errata.tsv"));
  build(folder);
  put(folder, changesetOf("major"));
  expect(await complaints(folder)).toEqual([
    `${runFurther}:1:1 release/erratum erratum run-further was released and is gone, so club/figures/run/value returns to 3, its value before 1.1.0 | restore ${runFurther}; to take it back, add an erratum with withdraws: run-further`,
  ]);
});

test("D08: a value returns to that of an older version only where an erratum takes the newer one back", async () => {
  const folder = released();
  // The misreading 1.1.0 mended is a house rule here, so no document can say which is right.
  const { versions } = JSON.parse(textOf(folder, "changes.json"));
  const misread = { ...versions[0].changes[0], at: "house/rifles/musket/weight", was: 4 };
  record(folder, [{ ...versions[0], changes: [misread] }, versions[1]]);
  put(folder, { "rules/house/errata/musket-weight.yaml": lighter, ...changesetOf("patch") });
  build(folder);
  expect(await complaints(folder)).toEqual([
    `${rifles}:33:13 release/return house/rifles/musket/weight returns to 4, its value in 1.0.0; erratum run-further changed it in 1.1.0 | if that is meant, say it in rules/house/errata/<id>.yaml with withdraws: run-further`,
  ]);
  const withdrawn = released();
  put(withdrawn, {
    "rules/club/errata/run-as-printed.yaml":
      "status: accepted\nauthority: ruling\nwithdraws: run-further\nbecause: The print is right.\nsource:\n  lines: 7\n",
    "test/golden/club.errata.tsv": "address\tnow\n",
    ...changesetOf("patch"),
  });
  build(withdrawn);
  expect(await complaints(withdrawn)).toEqual([]);
});

test("a renamed id needs an alias, and a removed one a person's word and a major version", async () => {
  const folder = released();
  edit(folder, rifles, "  carbine:\n", "  short-rifle:\n");
  edit(folder, "rules/house/errata/carbine-weight.yaml", "carbine", "short-rifle");
  build(folder);
  put(folder, changesetOf("minor"));
  const found = await complaints(folder);
  expect(found).toContain(
    `${rifles}:1:1 release/id the row house/rifles/carbine was released and is gone | renamed? add aliases: [carbine] to the row that took its place; if it is gone for good, write removes: house/rifles/carbine above the mark of the changeset`,
  );
  const alias = released();
  edit(alias, rifles, "      - flintlock\n", "      - firelock\n");
  build(alias);
  put(alias, changesetOf("minor"));
  expect(await complaints(alias)).toEqual([
    `${rifles}:28:3 release/id the alias house/rifles/flintlock was released and is gone | put flintlock back into its aliases; if it is gone for good, write removes: house/rifles/flintlock above the mark of the changeset`,
  ]);
  const removal = "removes: house/rifles/flintlock";
  put(
    alias,
    changesetOf(
      "major",
      `<!-- Below: npx tablewright changeset writes it anew. Your own words go above. -->\n\n${removal}`,
    ),
  );
  expect((await complaints(alias)).map((one) => one.split(" ")[1])).toEqual(["release/id"]);
  put(alias, changesetOf("minor", removal));
  expect((await complaints(alias)).map((one) => one.split(" ")[1])).toEqual(["release/bump"]);
  put(alias, changesetOf("major", removal));
  expect(await complaints(alias)).toEqual([]);
});

test("R03: a changeset that cannot be read says where and what a right one looks like", async () => {
  const folder = released();
  const slips = async (text: string) => {
    put(folder, { ".changeset/kind-owls.md": text });
    return (await complaints(folder)).map((one) => one.replace(".changeset/kind-owls.md:", ""));
  };
  const example = '"club-tables": patch';
  const start = `start it with three lines: --- then ${example} then ---`;
  expect(await slips('---\n"club-tables": path\n---\n\nFix row 3\n')).toEqual([
    `2:16 release/changeset this changeset has path for club-tables; a bump is patch, minor, major | write ${example}`,
  ]);
  expect(await slips('---\n"@club/data": patch\n---\n\nFix row 3\n')).toEqual([
    "2:1 release/changeset this changeset names @club/data, which is no package here (club-tables, club-app) | the packages are club-tables and club-app",
  ]);
  expect(await slips("---\nclub-table: patch\n---\n\nFix row 3\n")).toEqual([
    '2:1 release/changeset this changeset names club-table, which is no package here (club-tables, club-app) | write "club-tables"',
  ]);
  expect(await slips('---\n\n## "club-tables": patch\n\nFix row 3\n')).toEqual([
    `1:1 release/changeset this changeset has no head between two lines --- | ${start}`,
  ]);
  expect(await slips("")).toEqual([`1:1 release/changeset this changeset is empty | ${start}`]);
  expect(await slips("---\n---\n\nNothing.\n")).toEqual([
    `1:1 release/changeset this changeset releases no package | ${start}`,
  ]);
  expect(await slips('---\n"club-tables": patch\n---\n')).toEqual([
    "3:3 release/changeset this changeset says nothing | write below the head what changes for those who use it",
  ]);
  expect(await slips('---\n"club-tables":\n---\n\nFix\n')).toEqual([
    `2:1 release/changeset this changeset has no bump for club-tables; a bump is patch, minor, major | write ${example}`,
  ]);
  expect(await slips("---\n'club-tables': patch\nclub-tables: minor\n---\n\nFix\n")).toEqual([
    "3:1 release/changeset this changeset names club-tables twice | keep the larger bump",
  ]);
  expect(await slips("---\n'club-tables': patch\nclub-app: major\n---\n\nFix\n")).toEqual([]);
});

test("R05: a pre-release and the pre-release mode are refused before anything is versioned", async () => {
  const folder = released();
  edit(folder, "app/package.json", "0.4.0", "0.9.0-rc.1");
  put(folder, changesetOf("patch"));
  expect(await complaints(folder)).toEqual([
    'app/package.json:1:34 release/pre club-app 0.9.0-rc.1 is a pre-release, and changesets is not in its pre-release mode | write the version it was before, such as "0.9.0"',
  ]);
  put(folder, { ".changeset/pre.json": '{ "mode": "pre", "tag": "rc" }\n' });
  expect(await complaints(folder)).toEqual([
    ".changeset/pre.json:1:1 release/pre changesets is in its pre-release mode, which this repository does not use | npx changeset pre exit, then remove the file",
  ]);
});

test("R07: versions grow, and package and changes.json name the same one", async () => {
  const folder = released();
  edit(folder, "package.json", "1.1.0", "1.2.0");
  build(folder);
  expect(await complaints(folder)).toEqual([
    'package.json:1:37 release/version the package says 1.2.0, and 1.1.0 was released last | write "version": "1.1.0"; the version step sets the next one',
  ]);
  const falling = released();
  const { versions } = JSON.parse(textOf(falling, "changes.json"));
  record(falling, [versions[0], { ...versions[1], version: "1.1.0" }]);
  expect(await complaints(falling)).toContain(
    "changes.json:6:18 release/version version 1.1.0 does not come after 1.1.0 | restore changes.json as it was committed; the version step writes it",
  );
});

test("the copy of the last release is what was released", async () => {
  const folder = released();
  const restore = "restore released/ and changes.json as they were committed; the version step writes both";
  edit(folder, "released/as-printed/club.json", '"value": 3', '"value": 2');
  expect(await complaints(folder)).toContain(
    `released:1:1 release/copy released/ is not the data that was released as 1.1.0 | ${restore}`,
  );
  rmSync(join(folder, "released"), { recursive: true });
  expect(await complaints(folder)).toEqual([
    `released:1:1 release/copy 1.1.0 was released, and its data is not in released/ | ${restore}`,
  ]);
});

test("what is published is what the rules say, in the folder and in a packed package", async () => {
  const folder = corrected();
  put(folder, changesetOf("patch"));
  const manifest = { name: "club-tables", version: "1.1.0" };
  const packed = await pack(folder, manifest);
  expect(await complaints(folder, `--packed ${packed}`)).toEqual([]);
  const stale = released();
  const old = await pack(stale, manifest);
  put(stale, { "rules/house/errata/musket-weight.yaml": lighter, ...changesetOf("patch") });
  expect(await complaints(stale, `--packed ${old}`)).toEqual([
    "generated/data:1:1 release/compiled generated/data/ differs from the rules in house | npx tablewright build",
    "packed.tgz/package.json:1:1 release/compiled the packed data differs from the rules in house | npx tablewright build",
  ]);
  const other = await packAs(folder, { ...manifest, version: "1.1.1" });
  expect(await complaints(folder, `--packed ${other}`)).toEqual([
    "packed.tgz/package.json:1:1 release/packed the packed package differs from what the build makes: package.json | npx tablewright build, then npm pack",
    "packed.tgz/package.json:3:14 release/version the packed package is 1.1.1 with data of 1.1.0, and the rules are 1.1.0 | npx tablewright build, then npm pack",
  ]);
});

test("a packed package is what the build makes, to the byte", async () => {
  const folder = released();
  put(folder, { "README.md": "Tables.\n" });
  const fields = { name: "club-tables", version: "1.1.0" };
  await pack(folder, fields);
  const whole = { ...fields, workspaces: [".", "app"] };
  const differing = async (packageJson: object, more: Readonly<Record<string, string>>) =>
    complaints(folder, `--packed ${await packAs(folder, packageJson, more)}`);
  const told = (files: string) => [
    `packed.tgz/package.json:1:1 release/packed the packed package differs from what the build makes: ${files} | npx tablewright build, then npm pack`,
  ];
  expect(await differing(whole, { "README.md": "Tables.\n" })).toEqual([]);
  expect(await differing(whole, { "README.md": "Other tables.\n" })).toEqual(told("README.md"));
  expect(await differing(whole, { "dist/evil.js": "" })).toEqual(told("dist/evil.js"));
  expect(await differing(whole, { "dist/schema/data.schema.json": "{}" })).toEqual(
    told("dist/schema/data.schema.json"),
  );
  expect(await differing({ ...whole, scripts: { postinstall: "sh evil" } }, {})).toEqual(told("package.json"));
  const former = await packAs(folder, whole);
  put(folder, { "generated/data/house.cases.json": "{}" });
  expect(await complaints(folder, `--packed ${former}`)).toEqual(told("dist/data/house.cases.json"));
});

test("a package that npm is to sign names the repository it is published from", async () => {
  const folder = released();
  const manifest = { name: "club-tables", version: "1.1.0" };
  const from = "--published-from https://github.com/club/tables";
  const line = '"repository": { "type": "git", "url": "git+https://github.com/club/tables.git" },';
  const bare = await pack(folder, manifest);
  expect(await complaints(folder, `--packed ${bare}`)).toEqual([]);
  expect(await complaints(folder, `--packed ${bare} ${from}`)).toEqual([
    `packed.tgz/package.json:1:1 release/repository the packed package names no repository, so npm would not sign that it comes from https://github.com/club/tables | write ${line} in package.json, and pack again`,
  ]);
  const other = await pack(folder, { name: "club-app", version: "0.4.0", repository: "github:club/other" });
  expect(await complaints(folder, `--packed ${other} ${from}`)).toContain(
    `packed.tgz/package.json:4:17 release/repository the packed package names the repository github:club/other, so npm would not sign that it comes from https://github.com/club/tables | write ${line} in app/package.json, and pack again`,
  );
  for (const repository of ["github:club/tables", { type: "git", url: "git+https://github.com/club/tables.git" }]) {
    const right = await pack(folder, { ...manifest, repository });
    expect(await complaints(folder, `--packed ${right} ${from}`)).toEqual([]);
  }
});

test("a package that names no repository, or another than the tables, is told aloud and may be released", async () => {
  const folder = released();
  edit(folder, "app/package.json", "club/tables", "club/app");
  expect(await complaints(folder)).toEqual([
    'app/package.json:1:1 release/unaddressed club-app does not name the repository github:club/tables, as the tables do | write "repository": { "type": "git", "url": "github:club/tables" } in app/package.json',
  ]);
  edit(folder, "package.json", ', "repository": "github:club/tables"', "");
  expect(await complaints(folder)).toEqual([
    'package.json:1:1 release/unaddressed club-tables names no repository: its page on npm has no address, and links of its README to what it does not carry lead nowhere | write "repository": { "type": "git", "url": "git+https://<host>/<owner>/<name>.git" } in package.json and app/package.json',
  ]);
  const { code, stdout } = await run(folder, "release check");
  expect([code, stdout]).toEqual([0, expect.stringContaining("nothing stands against a release: ")]);
});

test("R08: a packed package asks for nothing that only this repository has", async () => {
  const folder = released();
  const ranges = { "club-app": "workspace:^", kit: "file:../kit", tool: "link:../tool", sound: "^1.0.0" };
  const packed = await pack(folder, { name: "club-tables", version: "1.1.0", peerDependencies: ranges });
  expect((await complaints(folder, `--packed ${packed}`)).map((one) => one.replace(/ \|.*/, ""))).toEqual([
    "packed.tgz/package.json:5:17 release/range peerDependencies has club-app at workspace:^, which means nothing outside this repository",
    "packed.tgz/package.json:6:12 release/range peerDependencies has kit at file:../kit, which means nothing outside this repository",
    "packed.tgz/package.json:7:13 release/range peerDependencies has tool at link:../tool, which means nothing outside this repository",
  ]);
});

test("two ids, or two names, that are exchanged are refused whatever the changeset says", async () => {
  const folder = released();
  const swap = (one: string, other: string) => {
    const text = textOf(folder, rifles);
    put(folder, { [rifles]: text.replace(one, "\0").replace(other, one).replace("\0", other) });
  };
  swap("\n  carbine:\n", "\n  musket:\n");
  edit(folder, "rules/house/errata/carbine-weight.yaml", "rifles/carbine", "rifles/musket");
  build(folder);
  put(folder, changesetOf("major"));
  const moved = (await complaints(folder)).filter((one) => one.includes("release/meaning"));
  expect(moved.map((one) => one.split(" release/meaning ")[1])).toEqual([
    "house/rifles/musket was released for what is carbine here | give each its own musket back; a new thing takes a new id",
    "house/rifles/carbine was released for what is musket here | give each its own carbine back; a new thing takes a new id",
  ]);
  const renamed = released();
  edit(renamed, rifles, "    name: Carbine", "    name: Long gun");
  edit(renamed, rifles, "    name: Musket", "    name: Carbine");
  build(renamed);
  put(renamed, changesetOf("major"));
  expect(await complaints(renamed)).toEqual([
    `${rifles}:28:3 release/meaning house/rifles/musket is called Carbine, the released name of another | call it Musket again, or by a name nothing else had`,
  ]);
});

test("what was dropped is never given out again", async () => {
  const folder = released();
  const { versions } = JSON.parse(textOf(folder, "changes.json"));
  const dropped = { at: "house/rifles", change: "alias removed", part: "aliases.firelock", was: "carbine", now: null };
  const { changes, ...newest } = versions[0];
  record(folder, [{ ...newest, changes: [...changes, { ...dropped, edition: "both", errata: [] }] }, versions[1]]);
  edit(folder, rifles, "      - flintlock\n", "      - flintlock\n      - firelock\n");
  build(folder);
  put(folder, changesetOf("minor"));
  expect(await complaints(folder)).toEqual([
    `${rifles}:1:1 release/meaning house/rifles/firelock meant carbine until 1.1.0, and is given out again | take an id that nothing had: an app may still hold the old one`,
  ]);
});

test("the record of the past is not edited, nor emptied", async () => {
  const problems = async (folder: string, line = "") =>
    (await complaints(folder, line)).flatMap((one) => one.split(" release/record ")[1] ?? []);
  const restore = (file: string) => ` | restore ${file} as it was committed; the version step writes it`;
  const old = released();
  edit(old, "changes.json", "carbine-weight", "carbine-height");
  expect(await problems(old)).toEqual([`the record of 1.0.0 is not what 1.1.0 followed on${restore("changes.json")}`]);
  const newest = released();
  edit(newest, "changes.json", '"was": 3', '"was": 2');
  expect(await problems(newest)).toEqual([`the record of 1.1.0 was edited${restore("changes.json")}`]);
  const changelog = released();
  edit(changelog, "CHANGELOG.md", "- First.", "- Second.");
  expect(await problems(changelog)).toEqual([
    `CHANGELOG.md is not what was released with 1.1.0${restore("CHANGELOG.md")}`,
  ]);
  edit(changelog, "CHANGELOG.md", "- Second.", "- First.");
  edit(changelog, "CHANGELOG.md", "# club-tables", "# The tables of the club");
  expect(await problems(changelog)).toEqual([]);
  const emptied = released();
  rmSync(join(emptied, "released"), { recursive: true });
  put(emptied, { "changes.json": '{ "package": "club-tables", "versions": [] }\n', "CHANGELOG.md": "# club-tables\n" });
  expect(await problems(emptied)).toEqual([
    "1.1.0 was released, and changes.json does not tell of it | restore changes.json and released/; before the first release the version is 0.1.0",
  ]);
});

test("what is on record is what the package says that was published last", async () => {
  const folder = released();
  const last = await packAs(folder, { name: "club-tables" }, { "changes.json": textOf(folder, "changes.json") });
  expect(await complaints(folder, `--last ${last}`)).toEqual([]);
  // An edit that mends every hash in the repository.
  const { versions } = JSON.parse(textOf(folder, "changes.json"));
  record(folder, [{ ...versions[0], date: "2026-03-01" }, versions[1]]);
  expect(await complaints(folder)).toEqual([]);
  expect(await complaints(folder, `--last ${last}`)).toEqual([
    "changes.json:6:18 release/record changes.json tells of 1.1.0 otherwise than the published package | restore changes.json as it was committed; the version step writes it",
  ]);
});
