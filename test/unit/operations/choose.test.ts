import { describe, expect, test } from "vitest";
import { figures } from "./game-tables.ts";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const suits = `\
kind: suits
title: Suits
rows:
  cloth: { armor: "1" }
  mail: { armor: 3/5/2 }
  shield: { armor: /4/0 }
  bare: { weight: 2 }
  lost: { armor: { unknown: torn page } }
`;

const protection = `\
kind: choose
title: Protection
function: protection
table: suits
column: armor
parameter: { name: attack, description: The kind of attack. }
cases:
  energy: [energy, all]
  sword-blow: [melee, all]
  other: [all]
none: 0
`;
const tables = { suits, protection };
const [cloth, mail, shield] = [
  { armor: { all: 1, melee: null, energy: null } },
  { armor: { all: 3, melee: 5, energy: 2 } },
  { armor: { all: null, melee: 4, energy: 0 } },
];

describe("choose", () => {
  test("takes the first field that is not blank", async () => {
    const call = await functionOf("protection", tables);
    expect([cloth, mail, shield].map((suit) => call(suit, "energy"))).toEqual([1, 2, 0]);
    expect([cloth, mail, shield].map((suit) => call(suit, "sword-blow"))).toEqual([1, 5, 4]);
    expect([cloth, mail, shield].map((suit) => call(suit, "other"))).toEqual([1, 3, 0]);
  });

  test("has an answer of its own where all of them are blank", async () => {
    const call = await functionOf("protection", { ...tables, protection: protection.replace("none: 0", "none: 7") });
    expect([call(shield, "other"), call(cloth, "other"), call(shield, "energy")]).toEqual([7, 1, 0]);
    expect(call({ armor: { all: null, melee: null, energy: null } }, "sword-blow")).toBe(7);
  });

  test("gives back a cell that is blank or lost, and a field that is lost", async () => {
    const call = await functionOf("protection", tables);
    const lost = { unknown: "torn page" };
    expect([call({ armor: null }, "other"), call({ armor: lost }, "energy")]).toEqual([null, lost]);
    const smear = { armor: { all: 3, melee: { unknown: "a smear" }, energy: null } };
    expect([call(smear, "sword-blow"), call(smear, "other")]).toEqual([{ unknown: "a smear" }, 3]);
    expect(await resultOf("protection", tables)).toBe("number | null | Unknown");
  });

  test("gives a number alone where nothing can be lost", async () => {
    const plain = suits.replace("kind: suits", "kind: plain-suits").split("  bare")[0] ?? "";
    const other = protection.replace("  sword-blow: [melee, all]\n", "");
    const sure = { suits: plain, protection: other };
    expect(await resultOf("protection", sure)).toBe("number");
    expect((await functionOf("protection", sure))(mail, "energy")).toBe(2);
  });

  test("refuses a case nobody knows", async () => {
    const call = await functionOf("protection", tables);
    const message = "protection: attack must be one of energy, sword-blow, other, got magic";
    expect(() => call(mail, "magic")).toThrow(new TypeError(message));
    expect(() => call({ armor: null }, "magic")).toThrow(TypeError);
  });
});

describe("a choice that cannot stand", () => {
  test.for<[string, string, string, readonly string[]]>([
    ["tries a field that is not there", "[melee, all]", "[mele, all]", ["table/column-unknown [mele]"]],
    ["takes a column that is not there", "column: armor", "column: amor", ["table/column-unknown [amor]"]],
    ["takes a column of one number", "column: armor", "column: weight", ["table/wrong-shape [weight]"]],
    ["takes figures", "table: suits", "table: figures", ["table/wrong-shape [figures]"]],
    ["tries nothing", "[melee, all]", "[]", ["cell/range [[]]"]],
    ["has no answer of its own", "none: 0\n", "", ["field/missing [kind]"]],
    ["has a case that is no id", "sword-blow:", "swordBlow:", ["name/id [swordBlow]"]],
    ["has two parameters of a name", "name: attack", "name: row", ["name/duplicate [row]"]],
  ])("%s", async ([, from, to, complaints]) => {
    expect(await complaintsOf({ figures, suits, protection: protection.replace(from, to) })).toEqual(complaints);
  });
});
