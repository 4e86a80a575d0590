import { expect, test } from "vitest";
import { complaint, tablewright } from "./given.ts";

test("--write keeps the evidence and prints none of it", async () => {
  const kept: unknown[] = [];
  const keep = (...given: readonly [string, string, string]) => {
    kept.push(given);
    return { path: "test/golden/walkers.tsv", changed: true };
  };
  expect(await tablewright("evidence walkers tables --write", { work: { keep } })).toEqual({
    code: 0,
    stdout: "test/golden/walkers.tsv written: review what changed\n",
    stderr: "",
  });
  expect(kept).toEqual([["tables", "walkers", "3298\trow\twalkers\n"]]);
});

test("--write says where nothing changed", async () => {
  const keep = () => ({ path: "test/golden/walkers.tsv", changed: false });
  const { stdout } = await tablewright("evidence walkers --write", { work: { keep } });
  expect(stdout).toBe("test/golden/walkers.tsv is up to date\n");
});

test("--write writes nothing after a problem", async () => {
  const work = {
    evidence: () => ({ diagnostics: [complaint("error")], text: null }),
    keep: () => expect.unreachable(),
  };
  expect((await tablewright("evidence walkers --write", { work })).code).toBe(1);
});

test("--unaccounted prints lines and figures", async () => {
  expect(await tablewright("evidence walkers --unaccounted")).toEqual({
    code: 0,
    stdout: "walkers\t7 half\n",
    stderr: "",
  });
});

test("--write and --unaccounted are two things", async () => {
  expect(await tablewright("evidence walkers --write --unaccounted")).toEqual({
    code: 2,
    stdout: "",
    stderr: "error: option '--write' cannot be used with option '--unaccounted'\n",
  });
});

test("the help warns of redirecting into the file", async () => {
  const { stdout } = await tablewright("evidence --help");
  expect(stdout.replace(/\s+/g, " ")).toContain("redirecting into that file would empty it before it is read");
});
