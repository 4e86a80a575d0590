import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { asker } from "../../../generator/src/cli/ask.ts";

/** What a person typed or pasted, as it comes from the terminal. */
function typing(...chunks: readonly string[]) {
  const input = new PassThrough();
  for (const chunk of chunks) input.write(chunk);
  return { input, ask: asker(input, new PassThrough()) };
}

test("lines that were pasted together answer one question each, the last of them unfinished", async () => {
  const { input, ask } = typing("Swords\ncatalog\nweight: num");
  expect([await ask("Title? "), await ask("Kind? ")]).toEqual(["Swords", "catalog"]);
  setImmediate(() => input.write("ber\n"));
  expect(await ask("A column? ")).toBe("weight: number");
});

test.each([
  ["Ctrl+D", "\u0004"],
  ["Ctrl+C", "\u0003"],
])("%s ends the questions with a plain word", async (_, key) => {
  const { ask } = typing(key);
  await expect(ask("Title? ")).rejects.toThrow("no more answers; nothing was written");
});
