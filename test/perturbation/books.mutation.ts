import { describe, expect, test } from "vitest";
import { realProject } from "../generated/given.ts";
import { isTried } from "../mutation/sample.ts";
import { lostIn, onlyChecks } from "./perturb.ts";

const real = realProject();
const books = [...new Set(real.rules.map(({ path }) => path.split("/")[1] as string))];

/** Remarks to whoever reads the document again: no output quotes them. */
const onlyForReaders = /(?:\/exceptions\/\*\/source\/(?:lines|heading|rule)|source\/again\/\*\/omits)$/;

describe("nothing typed in the rules is lost", () => {
  test.each(books)("%s", (book) => {
    const rules = real.rules.filter(({ path }) => path.startsWith(`rules/${book}/`));
    const lost = lostIn({ ...real, rules }, isTried).filter(
      (one) => !onlyForReaders.test(one.place) && !onlyChecks(one),
    );
    expect(lost.map(({ file, place, was, now }) => `${file.path} ${place}: ${was} -> ${now}`)).toEqual([]);
  });
});
