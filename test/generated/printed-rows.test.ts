import { describe, expect, test } from "vitest";
import { importEmitted, typeErrors } from "../given/emitted.ts";
import { compileRules } from "../given/project.ts";
import { erratum } from "./errata-rules.ts";
import { shown } from "./language-service.ts";
import { renamedRules } from "./renamed-rules.ts";

// biome-ignore lint/suspicious/noExplicitAny: the test uses the SDK as untyped code does
type Any = any;

/** The renamed guns, with the price of one corrected. */
async function corrected(gun: string, was: number, now: number) {
  const { diagnostics, outputs } = await compileRules([
    ...renamedRules,
    erratum("price", [`{ at: guns/${gun}/price, was: ${was}, now: ${now} }`]),
  ]);
  expect(diagnostics).toEqual([]);
  const [current, printed] = (await Promise.all(
    ["house/index.js", "as-printed/house/index.js"].map((path) => importEmitted(outputs, path)),
  )) as [Any, Any];
  return { outputs, current, printed };
}

describe("a corrected catalog as printed", () => {
  test("has the printed row under its former ids too, and a type of its own", async () => {
    const { outputs, current, printed } = await corrected("long-gun", 80, 90);
    expect([current.guns["old-gun"].price, printed.guns["old-gun"].price]).toEqual([90, 80]);
    expect(printed.guns["long-gun"].loads.shot).toBe(printed.guns["long-gun"].loads.ball);
    expect(printed.gunsList.map(({ id, price }: Any) => [id, price])).toEqual([
      ["long-gun", 80],
      ["short-gun", 40],
    ]);
    expect(printed.findGuns("old-gun").row).toBe(printed.guns["long-gun"]);
    expect(typeErrors(outputs)).toEqual([]);
    const { errors } = shown(
      outputs,
      `import { guns } from "./house/index.js";
import { guns as printed, type GunsId } from "./as-printed/house/index.js";
export const prices: readonly [90, 80, 80, 40] = [guns["long-gun"].price, printed["long-gun"].price, printed["old-gun"].price, printed["short-gun"].price];
export const id: GunsId = "short-gun";
// @ts-expect-error: figures are not to be written
printed["short-gun"].price = 41;
// @ts-expect-error: a name no row ever had
printed["older-gun"];
`,
    );
    expect(errors).toEqual([]);
  });

  test("shares every other row with the current edition, and writes out none of them", async () => {
    const { outputs, printed } = await corrected("short-gun", 40, 50);
    expect(printed.guns["long-gun"].loads.shot.magazine).toBe(1);
    expect([printed.guns["short-gun"].price, printed.guns["first-gun"].price]).toEqual([40, 80]);
    expect([Object.isFrozen(printed.guns), Object.isFrozen(printed.guns["short-gun"].loads.ball)]).toEqual([
      true,
      true,
    ]);
    const text = outputs.find(({ path }) => path === "as-printed/house/guns.ts")?.text ?? "";
    expect([text.includes("price: 40"), text.includes("price: 80")]).toEqual([true, false]);
  });
});
