import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { put } from "../given/folder.ts";
import { build, changesetOf, complaints, edit, project, released, run, textOf } from "./given.ts";

const lighter = (row: string, was: number) =>
  `status: accepted\nauthority: ruling\nchanges:\n  - at: rifles/${row}/weight\n    was: ${was}\n    now: 4.5\nbecause: It was weighed again | twice.\n`;
const musket = { "rules/house/errata/musket-weight.yaml": lighter("musket", 5) };
const path = ".changeset/musket-weight.md";

function corrected(): string {
  const folder = released();
  put(folder, musket);
  build(folder);
  return folder;
}

test("an erratum becomes a changeset with names, figures, reason and bump, and can be released", async () => {
  const folder = corrected();
  expect(await run(folder, "changeset")).toEqual({
    code: 0,
    stdout: `2 changes since 1.1.0: a patch version\n${path} written\n`,
    stderr: "",
  });
  expect(textOf(folder, path)).toBe(`---
"club-tables": patch
---

<!-- Below: npx tablewright changeset writes it anew. Your own words go above. -->

| where | old → new | because | source |
| --- | --- | --- | --- |
| Rifles: Musket, weight<br>\`house/rifles/musket/weight\` | 5 → 4.5 | erratum \`musket-weight\`: It was weighed again \\| twice. |  |

Errata and questions:

- \`musket-weight\` (House rules), a correction: It was weighed again \\| twice.
`);
  expect(await complaints(folder)).toEqual([]);
});

test("run again, it renews its own file, keeps what a person wrote there, and leaves others alone", async () => {
  const folder = corrected();
  await run(folder, "changeset");
  put(folder, changesetOf("minor", "By hand."));
  edit(folder, path, "<!-- Below", "Thanks to Ann.\n\n<!-- Below");
  edit(folder, path, "5 → 4.5", "5 → 7");
  edit(folder, "rules/house/weapon/rifles.yaml", "      - flintlock\n", "      - flintlock\n      - firelock\n");
  build(folder);
  expect((await run(folder, "changeset")).stdout).toBe(`3 changes since 1.1.0: a minor version\n${path} written\n`);
  const text = textOf(folder, path);
  expect(text.startsWith('---\n"club-tables": minor\n---\n\nThanks to Ann.\n\n<!-- Below')).toBe(true);
  // Figures, then what an app asks by.
  expect(text).toMatch(/Figures and texts:\n\n\| where .*\n.*\n.*5 → 4\.5.*\n\nIds:\n\n\| where /);
  expect(text).toContain("| Rifles aliases.firelock<br>`house/rifles` | alias added: musket |  |  |");
  expect((await run(folder, "changeset")).stdout).toContain(`${path} is up to date\n`);
  expect(textOf(folder, ".changeset/kind-owls.md")).toContain("By hand.");
});

test("a larger bump a person wrote stays, and so do other packages", async () => {
  const folder = corrected();
  await run(folder, "changeset");
  edit(folder, path, '"club-tables": patch', '"club-tables": minor\n"club-app": patch');
  expect((await run(folder, "changeset")).stdout).toBe(
    `2 changes since 1.1.0: a minor version, as ${path} asks (the difference needs a patch one)\n${path} is up to date\n`,
  );
  expect(textOf(folder, path)).toContain('---\n"club-tables": minor\n"club-app": patch\n---\n');
});

test("of an open question it says what of it is new", async () => {
  const question = `status: open
concerns:
  - rifles/musket/weight
options:
  - it weighs 4
because: It feels light.
`;
  const folder = released({ "rules/house/errata/musket-weight.yaml": question });
  const told = async (from: string, to: string) => {
    put(folder, { "rules/house/errata/musket-weight.yaml": question.replace(from, to) });
    build(folder);
    await run(folder, "changeset");
    return textOf(folder, path).split("\n").at(-2);
  };
  expect(await told("It feels", "It seems")).toBe(
    "- `musket-weight` (House rules), its reason is worded better: It seems light.",
  );
  expect(await told("weighs 4", "weighs 4.5")).toBe(
    "- `musket-weight` (House rules), its options are others now: It feels light.",
  );
});

test("two that met in a merge become one", async () => {
  const folder = corrected();
  await run(folder, "changeset");
  put(folder, { ".changeset/carbine-lighter.md": textOf(folder, path).replace("<!-- Below", "Bob's.\n\n<!-- Below") });
  expect((await run(folder, "changeset")).stdout).toContain(
    `${path} removed: .changeset/carbine-lighter.md says it too\n`,
  );
  expect(readdirSync(join(folder, ".changeset"))).toEqual(["carbine-lighter.md"]);
  expect(textOf(folder, ".changeset/carbine-lighter.md")).toContain("Bob's.");
});

test("where nothing differs it says so, and takes back what it wrote", async () => {
  const folder = corrected();
  await run(folder, "changeset");
  put(folder, { "rules/house/errata/musket-weight.yaml": "" });
  const clean = released();
  put(clean, { [path]: textOf(folder, path) });
  expect((await run(clean, "changeset")).stdout).toBe(
    `No figure or text of the tables differs from 1.1.0.\n${path} removed: nothing asks for it any more\nFor a change of the compiler: npx changeset\n`,
  );
  expect(existsSync(join(clean, path))).toBe(false);
  expect((await run(project(), "changeset")).stdout).toBe(
    "Nothing has been released yet, so there is nothing to compare with: npx changeset asks for the words.\n",
  );
});

test("rules with errors are shown, and nothing is written", async () => {
  const folder = corrected();
  edit(folder, "rules/house/weapon/rifles.yaml", "price: 200", "price: 2,00");
  const { code, stdout } = await run(folder, "changeset");
  expect([code, existsSync(join(folder, path))]).toEqual([1, false]);
  expect(stdout).toContain("rules/house/weapon/rifles.yaml:14:12 error cell/number");
});
