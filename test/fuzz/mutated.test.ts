import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, test } from "vitest";
import { decode } from "../../generator/src/parse/decode.ts";
import { load } from "../../generator/src/project/load.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { houseBook, repository } from "../given/project.ts";
import { mutations } from "./mutation.ts";
import { runs, seed } from "./runs.ts";
import { judgeSoundly, worst } from "./sound.ts";
import { piece } from "./texts.ts";

const real = load(repository).rules;
const tables = real.filter(({ path, text }) => path.split("/").length === 4 && text.length < 8000);
const small = load(join(repository, "test/diagnostics/base"));

afterAll(() => console.log(`fuzzing with FUZZ_SEED=${seed}: the longest input took ${worst.seconds.toFixed(2)} s`));

describe("no input throws, hangs, lacks a place, or gives output beside an error:", () => {
  test("a table of a real book, spoiled", () => {
    tryAll(0.2, fc.tuple(fc.constantFrom(...tables), mutations), ([table, mutate]) =>
      judgeSoundly([houseBook("house"), inHouse(table, mutate(table.text))]),
    );
  });

  test("a whole small project with errata and evidence, one of its files spoiled", async () => {
    const files = [...small.rules, ...small.evidence];
    await tryAll(0.05, fc.tuple(fc.constantFrom(...files), mutations), ([spoiled, mutate]) => {
      const spoil = (file: SourceFile) => (file === spoiled ? { ...file, text: mutate(file.text) } : file);
      return judgeSoundly(small.rules.map(spoil), small.evidence.map(spoil));
    });
  });

  test("a table of which two were mixed", async () => {
    const pair = fc.tuple(fc.constantFrom(...tables), fc.constantFrom(...tables), fc.nat(40), fc.nat(40));
    await tryAll(0.2, pair, ([one, other, head, tail]) => {
      const text = [...one.text.split("\n").slice(0, head), ...other.text.split("\n").slice(tail)].join("\n");
      return judgeSoundly([houseBook("house"), inHouse(one, text)]);
    });
  });

  test("a heap of scraps", () => {
    tryAll(0.15, fc.array(piece, { maxLength: 30 }), (pieces) =>
      judgeSoundly([houseBook("house"), { path: "rules/house/morale/scraps.yaml", text: pieces.join("") }]),
    );
  });

  test("bytes that were never text", () => {
    tryAll(0.1, fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const decoded = decode(bytes);
      const text = "text" in decoded ? decoded.text : decoded.lossy;
      return judgeSoundly([houseBook("house"), { path: "rules/house/morale/bytes.yaml", text }]);
    });
  });
});

/** Tries a share of the inputs; of those that fail the smallest is told. */
function tryAll<Input>(share: number, inputs: fc.Arbitrary<Input>, check: (input: Input) => unknown): void {
  const property = fc.property(inputs, (input) => void check(input));
  fc.assert(property, { numRuns: runs(share), seed });
}

function inHouse({ path }: SourceFile, text: string): SourceFile {
  return { path: path.replace(/^rules\/[^/]+/, "rules/house"), text };
}
