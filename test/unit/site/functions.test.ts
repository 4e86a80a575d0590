import { describe, expect, test } from "vitest";
import { printed } from "../../../site/src/html.ts";
import { stepsView, titleOf } from "../../../site/src/live/answer/steps.ts";
import type { LiveBook, Step } from "../../../site/src/live/book.ts";
import { functionOf } from "../../../site/src/live/book.ts";
import { fieldsOf, givenOf } from "../../../site/src/live/fields.ts";
import type { Fields, Values } from "../../../site/src/live/form/field.ts";
import { startOf } from "../../../site/src/live/form/field.ts";
import { readState, writeState } from "../../../site/src/live/form/state.ts";
import { work } from "../../../site/src/live/function.ts";
import { stepWords } from "../../../site/src/live/said.ts";
import { type Asked, argumentsOf, books, type Sdk } from "../../generated/asked.ts";
import { liveBook } from "./live-book.ts";

Object.assign(globalThis, { document: { documentElement: { dataset: { root: "../../" } } } });

/** What a reader would answer to each field so that the function is given what the case gives. */
function answersOf(fields: Fields, asked: Asked, given: readonly unknown[]): Values<Fields> | null {
  const flat = asked.parameters.flatMap(({ name, takes, of }, at): readonly (readonly [string, unknown])[] => {
    const value = given[at] ?? null;
    if (takes === "named") return Object.entries((value ?? {}) as object);
    if (takes === "row" && value !== null) return [[name, typeof of === "string" ? `${of}/${value}` : value]];
    return [[name, value ?? undefined]];
  });
  const answers = Object.fromEntries(flat.filter(([, value]) => value !== undefined)) as Values<Fields>;
  const state = new URLSearchParams(
    Object.entries(answers).map(([name, value]): [string, string] => {
      return [name, value === true ? "yes" : value === false ? "no" : String(value)];
    }),
  );
  const { values, refused } = readState(fields, state.toString());
  // A former id, and what the function refuses as well, is no answer of the form.
  if (refused.length > 0) return null;
  const left = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): readonly (readonly [string, string | boolean])[] => {
      if (name in answers) return [];
      return field.type === "tick"
        ? [[name, false]]
        : field.type === "choice" && field.options[0]?.value === ""
          ? [[name, ""]]
          : [];
    }),
  );
  expect(readState(fields, writeState(fields, values)).values).toEqual(values);
  return { ...startOf(fields), ...values, ...left };
}

describe.each(books)("the calculators of $book", async ({ book: id, functions }) => {
  const book = await liveBook(id);
  const sdk = (await import(`skirmish-tables/${id}`)) as Sdk;

  test.each(functions)("$function tells the steps of its explanation, each with its place", (asked) => {
    const of = functionOf(book, asked.function);
    const fields = fieldsOf(book, of);
    let told = 0;
    for (const { given, refused } of asked.cases) {
      const values = refused ? null : answersOf(fields, asked, given);
      if (!values) continue;
      // A count that is not given counts nothing; the form says 0.
      const isWhole = JSON.stringify(argumentsOf(given, asked, sdk)) === JSON.stringify(givenOf(book, of, values));
      const explained = book.explain[asked.function]?.(
        ...(isWhole ? argumentsOf(given, asked, sdk) : givenOf(book, of, values)),
      );
      const worked = work(book, of, values);
      expect(worked.steps, JSON.stringify(given)).toEqual(explained?.steps);
      expect(worked.says).toMatch(/^[^a-z].*\.$/s);
      told += isWhole ? 1 : 0;
      expectShown(book, of, worked.steps);
    }
    expect(told, "cases that a form can ask").toBeGreaterThan(0);
  });
});

/** The list on the page has every step with its title, its words and its address. */
function expectShown(book: LiveBook, of: ReturnType<typeof functionOf>, steps: readonly Step[]): void {
  const shown = printed(stepsView(book, of, steps));
  const lines = [...shown.matchAll(/<span class="step-title">(.*?)<\/span> <strong>(.*?)<\/strong>/g)];
  const plain = (text = "") =>
    text
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"');
  expect(lines.map(([, title, words]) => [plain(title), plain(words)])).toEqual(
    steps.map((step) => [titleOf(step), stepWords(book, of, step)]),
  );
  expect([...shown.matchAll(/\.html#([^"]*)"/g)].map(([, at]) => at)).toEqual(steps.map(({ at }) => at));
  expect(shown).not.toMatch(/undefined|NaN|\[object/);
}

describe("by hand from the documents", async () => {
  const [striker, walkers, moves] = await Promise.all(["striker-ii", "walkers", "infantry-moves"].map(liveBook));
  const ask = (book: LiveBook | undefined, name: string, state: string) => {
    if (!book) throw new TypeError("no such book");
    const of = functionOf(book, name);
    return work(book, of, readState(fieldsOf(book, of), state).values);
  };

  test("lines 2478-2487: 1 cm and 2.5 cm are 3.5 cm, short of 14 at 3.54", () => {
    const { says, steps } = ask(striker, "combineArmor", "first=10&second=4");
    expect(says).toBe("13.");
    expect(steps.map(({ value }) => value)).toEqual(expect.arrayContaining([2.5, 1, 3.5]));
  });

  test("a squad team of 5 passes from a 9 up: 10 of 36", () => {
    const { odds } = ask(striker, "checkMorale", "morale=5");
    expect(odds.map(({ outcome, chance }) => `${outcome} ${chance.numerator}/${chance.denominator}`)).toEqual([
      "Routed 1/12",
      "Suppressed 23/36",
      "Passed 5/18",
    ]);
    expect(ask(striker, "checkMorale", "morale=5&officer=1&nco=2&failedNco=1&roll=6").says).toBe("Passed.");
    expect(ask(striker, "checkMorale", "morale=5&officer=1&nco=2&failedNco=1&roll=5").says).toBe("Suppressed.");
  });

  test("light legs go 10, 5, 2, 1, 0 and explode at the next hit; half a move backward is a quarter", () => {
    const moves = [0, 1, 2, 3, 4, 5].map((hits) => ask(walkers, "walkerMove", `type=light&legHits=${hits}`).says);
    expect(moves).toEqual(["10 yd.", "5 yd.", "2 yd.", "1 yd.", "0 yd.", "Explodes."]);
    expect(ask(walkers, "walkerMove", "type=medium&turn=90&backward=yes").says).toBe("2 yd.");
  });

  test("a base midway between two sizes and a turn between two rows are unknown; neither is guessed", () => {
    expect(ask(walkers, "lookupWalkerPoints", "base=70&weightClass=medium").says).toMatch(/^Unknown: /);
    expect(ask(walkers, "walkerMove", "turn=120").says).toMatch(/^Unknown: /);
  });

  test("a veteran in heavy armor kicks a door in from 2 up; a very heavy weapon may not run", () => {
    expect(ask(moves, "kickDoorTarget", "quality=veteran&armor=heavy-armor").says).toBe("2.");
    expect(ask(moves, "infantryMove", "armor=light&running=yes&burden=very-heavy-weapon").says).toMatch(
      /is not allowed with/,
    );
  });

  test("what a function refuses is told in its words", () => {
    expect(ask(striker, "fire", "armor=personal-armor/cloth").says).toMatch(/^This cannot be: attack must be/);
  });
});
