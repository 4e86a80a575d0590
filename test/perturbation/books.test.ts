import { describe, expect, test } from "vitest";
import { realProject } from "../generated/given.ts";
import { lostIn } from "./perturb.ts";

const real = realProject();
const books = [...new Set(real.rules.map(({ path }) => path.split("/")[1] as string))];

/** Where a document is to be read again; no output quotes the lines of an exception. */
const onlyForReaders = /\/exceptions\/\*\/source\/(?:lines|heading|rule)$/;

describe("nothing typed in the rules is lost", () => {
  test.each(books)("%s", (book) => {
    const rules = real.rules.filter(({ path }) => path.startsWith(`rules/${book}/`));
    const lost = lostIn({ ...real, rules }).filter(({ place }) => !onlyForReaders.test(place));
    expect(lost.map(({ file, place, was, now }) => `${file.path} ${place}: ${was} -> ${now}`)).toEqual([]);
  });
});
