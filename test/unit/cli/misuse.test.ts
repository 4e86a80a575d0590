import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tablewright } from "./given.ts";

describe("misuse", () => {
  test.each([
    ["an unknown option", "build --chekc", "error: unknown option '--chekc'\n(Did you mean --check?)\n"],
    ["an unknown command", "biuld", "error: unknown command 'biuld'\n(Did you mean build?)\n"],
    ["a command with two letters swapped", "fnid arl", "error: unknown command 'fnid'\n(Did you mean find?)\n"],
    ["find as markdown", "find arl --format markdown", "error: find has no format markdown\n"],
    [
      "an unknown format",
      "check --format xml",
      "error: option '--format <format>' argument 'xml' is invalid. Allowed choices are pretty, json, github, markdown.\n",
    ],
    ["audit as markdown", "audit --format markdown", "error: audit has no format markdown\n"],
    ["too many folders", "check a b", "error: too many arguments for 'check'. Expected 1 argument but got 2.\n"],
    ["no book", "evidence", "error: missing required argument 'book'\n"],
  ])("%s", async (_, line, stderr) => {
    expect(await tablewright(line)).toEqual({ code: 2, stdout: "", stderr });
  });

  test("no command shows the help", async () => {
    const { code, stdout, stderr } = await tablewright("");
    expect(stderr).toMatch(/^Usage: tablewright \[options\] \[command\]\n/);
    expect([code, stdout]).toEqual([2, ""]);
  });

  test("a folder without rules", async () => {
    const work = { load: (folder: string) => ({ folder, rules: [], diagnostics: [] }) };
    for (const line of ["build empty", "build --check empty", "check empty", "evidence walkers empty"]) {
      expect(await tablewright(line, { work })).toEqual({
        code: 2,
        stdout: "",
        stderr: "tablewright: there are no rules to read in empty/rules/; npx tablewright init begins a rulebook\n",
      });
    }
  });
});

describe("help", () => {
  test("names every command and option", async () => {
    const { code, stdout, stderr } = await tablewright("--help");
    expect(stdout).toBe(`\
Usage: tablewright [options] [command]

Compiles rulebook tables written in YAML into a typed TypeScript lookup package.

Options:
  --version                           print the version
  --format <format>                   how results are shown; markdown is for
                                      diff and history, github for what finds
                                      mistakes and for audit (choices: "pretty",
                                      "json", "github", "markdown", default:
                                      "pretty")
  -h, --help                          display help for command

Edit tables:
  init [folder]                       begin a project: a book with one table,
                                      and what builds, tests and publishes it
  new <place> [folder]                write a table with its columns; asks for
                                      what is not said
  set <address> <value> [more...]     type values into cells, if the rules bear
                                      them; nothing else in their files changes
  add <place> [cells...]              put a row into a table, if the rules bear
                                      it; in a lookup its keys say where
  export <what> [folder]              write a table or a book as CSV or XLSX, a
                                      book as a Data Package, as SQL that
                                      sqlite3 reads or as a schema of its rows,
                                      or all books for Python
  import <file> [folder]              say what a spreadsheet would change in its
                                      tables, and what in it is doubtful
  edit [folder]                       edit the tables in a browser on this
                                      machine, until Ctrl-C
  build [folder]                      compile the rules and write generated/
  check [folder]                      report every problem in the rules; write
                                      nothing
  package [folder]                    make of generated/ what is published:
                                      dist/
  site [folder]                       make of dist/ a site to read, search and
                                      print the tables: dist-site/
  schemas [folder]                    write what editors read of the rules:
                                      .tablewright/
  evidence <book> [folder]            print the figures of a book's document, to
                                      be reviewed and kept

Ask:
  find <words...>                     say where something stands: words, an id,
                                      a rule, a line of the document, an address
                                      or a figure
  history <address> [folder]          say what a cell was, and is, and why,
                                      ready to paste
  diff [from] [to]                    compare two states of the rules, cell by
                                      cell, and say which version the change
                                      needs
  help [command]                      say more of a command

Correct and release:
  erratum <address> <value> [folder]  write the record of a correction, checked
                                      and ready to review
  changeset [folder]                  compare with the last release, and write
                                      the changeset its difference asks for
  release                             what a release must keep, and what is on
                                      record of it

Use tables in an app:
  audit [folder]                      list the former ids an app's source and
                                      saved files use, with the present ones
  changed [folder]                    list what an update changed of what an app
                                      uses, with the reasons
`);
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("is what the README of the package lists too", async () => {
    const { stdout } = await tablewright("--help");
    const commands = [...stdout.matchAll(/^ {2}([a-z]+)(?= )/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== "help");
    expect(commands.length).toBeGreaterThan(8);
    const readme = readFileSync(new URL("../../../generator/README.md", import.meta.url), "utf8");
    expect(commands.filter((name) => !readme.includes(`\ntablewright ${name} `))).toEqual([]);
  });

  test("of a command, with the options of all", async () => {
    const { code, stdout } = await tablewright("build --help");
    expect(stdout).toContain("--check ");
    expect(stdout).toContain("--format <format> ");
    expect(code).toBe(0);
  });

  test("version", async () => {
    expect(await tablewright("--version")).toEqual({ code: 0, stdout: "1.2.3\n", stderr: "" });
  });
});

test("help of no command is a mistake, and the nearest command is named", async () => {
  const { code, stderr } = await tablewright("help chek");
  expect(code).toBe(2);
  expect(stderr).toContain("Did you mean check?");
  expect((await tablewright("help check")).code).toBe(0);
});
