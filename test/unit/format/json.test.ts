import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { formatDiagnostics } from "../../../generator/src/format/index.ts";
import { complaint, gap, markedSpan } from "./given.ts";

const schemaFile = new URL("../../../generator/schema/diagnostics.schema.json", import.meta.url);
const validate = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(schemaFile, "utf8")));
const json = (...found: Parameters<typeof formatDiagnostics>[0]) => formatDiagnostics(found, "json", { color: true });

describe("json", () => {
  test("a document of one diagnostic with everything", () => {
    expect(json(gap())).toBe(`\
{
  "version": 1,
  "diagnostics": [
    {
      "code": "axis/gap",
      "severity": "error",
      "message": "rolls must be covered: nothing covers 9",
      "file": "rules/striker-ii/morale/morale-table.yaml",
      "start": {
        "line": 5,
        "column": 11
      },
      "end": {
        "line": 5,
        "column": 16
      },
      "hint": "write 9-13",
      "related": [
        {
          "message": "the band before ends at 8",
          "file": "rules/striker-ii/morale/morale-table.yaml",
          "start": {
            "line": 4,
            "column": 11
          },
          "end": {
            "line": 4,
            "column": 13
          }
        }
      ]
    }
  ],
  "summary": {
    "errors": 1,
    "warnings": 0,
    "files": 1
  }
}
`);
  });

  test("a document even when nothing was found", () => {
    expect(JSON.parse(json())).toEqual({ version: 1, diagnostics: [], summary: { errors: 0, warnings: 0, files: 0 } });
  });

  test("its schema describes it", () => {
    const found = [gap(), complaint(markedSpan("⟦a\nb⟧"), "x", { severity: "warning", code: "text/odd-space" })];
    expect(validate(JSON.parse(json(...found))), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(JSON.parse(json()))).toBe(true);
    expect(validate({})).toBe(false);
    expect(validate({ ...JSON.parse(json()), version: 2 })).toBe(false);
  });

  test("the text is kept, and yet cannot write to a terminal", () => {
    const message = '\u001b[2J \u009b1m \u202e \u2028 \u{e0001} " \\ é';
    const text = json(complaint(markedSpan("⟦a⟧"), message));
    expect(text).toContain(String.raw`"\u001b[2J \u009b1m \u202e \u2028 \udb40\udc01 \" \\ é"`);
    expect(JSON.parse(text).diagnostics[0].message).toBe(message);
  });
});
