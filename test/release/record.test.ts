import { expect, test } from "vitest";
import { parse } from "yaml";
import { put } from "../given/folder.ts";
import { edit, project, released, run, textOf } from "./given.ts";

const feedOf = (folder: string) => JSON.parse(textOf(folder, "changes.json"));

test("the first version names every accepted erratum, and no changes", async () => {
  const folder = project();
  expect((await run(folder, "release record --date 2026-03-31")).stdout).toBe("changes.json now has 1.0.0\n");
  expect(feedOf(folder)).toEqual({
    package: "club-tables",
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    versions: [
      {
        version: "1.0.0",
        date: "2026-03-31",
        changelogHash: null,
        previousHash: null,
        bump: null,
        dataHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        errata: { club: ["run-further"], house: ["carbine-weight"] },
        changes: [],
        before: {},
      },
    ],
  });
});

test("a later version is put before the others, with what differs and the errata that first apply in it", async () => {
  const folder = released();
  const { versions: earlier, hash } = feedOf(folder);
  put(folder, {
    "rules/house/errata/musket-weight.yaml":
      "status: accepted\nauthority: ruling\nchanges:\n  - at: rifles/musket/weight\n    was: 5\n    now: 4.5\nbecause: It was weighed again.\n",
  });
  edit(folder, "package.json", "1.1.0", "1.1.1");
  expect((await run(folder, "release record")).stdout).toBe("changes.json now has 1.1.1\n");
  const [newest, ...rest] = feedOf(folder).versions;
  expect(rest).toEqual(earlier);
  expect(newest).toEqual({
    version: "1.1.1",
    date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    bump: "patch",
    dataHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    changelogHash: earlier[0].changelogHash,
    previousHash: hash,
    errata: { house: ["musket-weight"] },
    changes: [
      expect.objectContaining({ at: "house/errata/musket-weight", change: "erratum added", now: "applied" }),
      {
        at: "house/rifles/musket/weight",
        change: "cell changed",
        edition: "current",
        was: 5,
        now: 4.5,
        cause: "erratum",
        errata: ["musket-weight"],
      },
    ],
    before: { house: { current: { "rifles/musket/weight": [5] }, asPrinted: {} } },
  });
  expect(newest.dataHash).not.toBe(rest[0].dataHash);
  const written = textOf(folder, "changes.json");
  expect((await run(folder, "release record")).stdout).toBe("changes.json already has 1.1.1\n");
  expect(textOf(folder, "changes.json")).toBe(written);
});

test("the corrections of all versions are a feed of news, as JSON and as Atom", async () => {
  const folder = released();
  edit(folder, "rules/house/errata/carbine-weight.yaml", "It was weighed at the table.", "It was < & weighed.");
  edit(folder, "package.json", "1.1.0", "1.1.1");
  await run(folder, "release record --date 2026-03-31");
  const { version, title, items } = JSON.parse(textOf(folder, "errata-feed.json"));
  expect([version, title]).toEqual(["https://jsonfeed.org/version/1.1", "Errata of club-tables"]);
  expect(items).toEqual([
    {
      id: "urn:club-tables:club:run-further",
      title: "run-further (1.1.0)",
      content_text: "Movement figures: Running, value: 3 → 4\nEverywhere else the document adds 4.",
      date_published: "2026-02-28T00:00:00Z",
    },
    {
      id: "urn:club-tables:house:carbine-weight",
      title: "carbine-weight (1.0.0)",
      content_text: "Rifles: Carbine, weight: 3 → 4\nIt was < & weighed.",
      date_published: "2026-01-31T00:00:00Z",
    },
  ]);
  const atom = textOf(folder, "errata-feed.atom");
  expect(atom).toContain("<updated>2026-02-28T00:00:00Z</updated>\n  <entry>\n");
  expect(atom).toContain("It was &#60; &#38; weighed.</content>");
  expect(atom.match(/<entry>/g)).toHaveLength(2);
});

test("each version says how to cite it", async () => {
  const folder = project();
  await run(folder, "release record --date 2026-03-31");
  const { dataHash } = feedOf(folder).versions[0];
  expect(parse(textOf(folder, "CITATION.cff"))).toEqual({
    "cff-version": "1.2.0",
    message: `Cite the version whose figures you used; its data has the hash ${dataHash}.`,
    type: "dataset",
    title: "club-tables",
    authors: [{ name: "The contributors to club-tables" }],
    version: "1.0.0",
    "date-released": "2026-03-31",
  });
});

test("a day that is none, or before the last release, is refused", async () => {
  const folder = released();
  for (const date of ["2026-02-30", "31.1.2026", "2026-1-31"]) {
    const { code, stderr } = await run(folder, `release record --date ${date}`);
    expect([code, stderr]).toEqual([2, expect.stringContaining("write it as 2026-01-31")]);
  }
  edit(folder, "package.json", "1.1.0", "1.1.1");
  const before = textOf(folder, "changes.json");
  expect(await run(folder, "release record --date 2026-02-27")).toEqual({
    code: 2,
    stdout: "",
    stderr: "tablewright: 1.1.0 was released on 2026-02-28, so no later version can be of 2026-02-27\n",
  });
  expect(textOf(folder, "changes.json")).toBe(before);
});
