import { describe, expect, test } from "vitest";
import { armorCalculator } from "../../../site/src/calculators/armor-and-cover.ts";
import { doorCalculator } from "../../../site/src/calculators/kick-door.ts";
import { moraleCalculator } from "../../../site/src/calculators/morale-check.ts";
import { walkerCalculator } from "../../../site/src/calculators/walker/index.ts";
import { ask, chancesOf, stepOf } from "./calculators.ts";

describe("armor plus cover", () => {
  test("lines 2478-2487: 1 cm and 2.5 cm are 3.5 cm, short of 14 at 3.54", () => {
    const answer = ask(armorCalculator, { armor: "battle-dress-tl13", cover: "building", status: "concealed" });
    expect(answer.result).toBe("Armor value 13.");
    expect(answer.steps.find(({ title }) => title === "Armor plus cover")?.how).toMatch(
      /2\.5 cm \+ 1 cm = 3\.5 cm.*3\.25 cm/,
    );
  });

  test("lines 2360-2375: damage 3 is halved to 1 from the armor on, damage 1 to nothing", () => {
    const cloth = { armor: "cloth", cover: "none" };
    expect(stepOf(ask(armorCalculator, { ...cloth, damage: 3 }), "What gets through")).toMatch(/^Penetration 5 /);
    expect(stepOf(ask(armorCalculator, { ...cloth, damage: 1 }), "What gets through")).toMatch(/^Penetration 10 /);
  });

  test("bare skin stops nothing", () => {
    const bare = ask(armorCalculator, { armor: "none", cover: "none", damage: 1 });
    expect(stepOf(bare, "What gets through")).toMatch(/^Penetration 0 /);
  });

  test("ablat is worth 6 against energy weapons and 1 against any other", () => {
    expect(ask(armorCalculator, { armor: "ablat", cover: "none", attack: "energy" }).result).toBe("Armor value 6.");
    expect(ask(armorCalculator, { armor: "ablat", cover: "none", attack: "other" }).result).toBe("Armor value 1.");
  });
});

describe("morale check", () => {
  test("a squad team of 5 passes from a 9 up: 10 of 36", () => {
    expect(ask(moraleCalculator, {}).result).toBe("27.8% to pass.");
    // 14 and more passes, 9 to 13 is suppressed, and 4 to 8 on the dice makes 9 to 13.
    expect(chancesOf(ask(moraleCalculator, {}))).toEqual({ Routed: "1/12", Suppressed: "23/36", Passed: "5/18" });
  });

  test("each casualty and each rout takes one off for good", () => {
    expect(stepOf(ask(moraleCalculator, { casualties: 2, routs: 1 }), "Current morale")).toBe("2");
  });

  test("leaders steady, failed ones shake, and it is said which", () => {
    const answer = ask(moraleCalculator, { officers: 1, ncos: 2, failedNcos: 1, roll: "6" });
    expect(stepOf(answer, "Modifiers")).toBe("+3 to the roll");
    expect(answer.result).toBe("Passed."); // 6 + 5 + 3
    expect(ask(moraleCalculator, { officers: 1, ncos: 2, failedNcos: 1, roll: "5" }).result).toBe("Suppressed.");
  });
});

describe("walker", () => {
  test("line 85: an undamaged 60mm heavy walker with two power claws makes 4 attacks", () => {
    const answer = ask(walkerCalculator, { diameter: 60, weightClass: "heavy", meleeWeapons: 2 });
    expect(stepOf(answer, "Combat")).toBe("4 attacks");
    expect(stepOf(answer, "Points")).toBe("3 hull points, 4 armor points");
  });

  test("an oval base counts as the closest size to its average", () => {
    const answer = ask(walkerCalculator, { base: "oval", length: 105, width: 70, weightClass: "light" });
    expect(stepOf(answer, "Base")).toBe("87.5 mm");
    expect(stepOf(answer, "Points")).toBe("4 hull points, 2 armor points");
  });

  test("a base midway between two sizes is unknown, and so is a turn between two rows; neither is guessed", () => {
    const answer = ask(walkerCalculator, { diameter: 70, turn: 120 });
    expect(answer.result).toBe("Points unknown; move unknown.");
    expect(answer.steps.filter(({ state }) => state === "unknown").map(({ title }) => title)).toEqual([
      "Points",
      "Turning",
    ]);
  });

  test("light legs go 10, 5, 2, 1, 0 and explode at the next hit", () => {
    const moves = [0, 1, 2, 3, 4, 5].map((legHits) => ask(walkerCalculator, { weightClass: "light", legHits }).result);
    expect(moves.map((text) => text.split("; ")[1])).toEqual([
      "moves 10 yd.",
      "moves 5 yd.",
      "moves 2 yd.",
      "moves 1 yd.",
      "moves 0 yd.",
      "it explodes.",
    ]);
  });

  test("half a move backward is a quarter", () => {
    expect(ask(walkerCalculator, { weightClass: "medium", turn: 90, backward: true }).result).toMatch(
      /moves 2 yd backward/,
    );
  });
});

describe("kick in the door", () => {
  test("a veteran in heavy armor needs 2 and more: five sides of six", () => {
    const answer = ask(doorCalculator, { quality: "veteran", armor: "heavy-armor" });
    expect(stepOf(answer, "Needed on the die")).toBe("2 and more");
    expect(answer.result).toBe("83.3% to kick it in.");
  });

  test("untrained civilians cannot", () => {
    expect(ask(doorCalculator, { quality: "untrained", armor: "unarmored" }).result).toBe("No roll kicks it in.");
  });

  test("a rushing team falls through the door its point man fails at", () => {
    const answer = ask(doorCalculator, { attempt: "team-rush", roll: "3" });
    expect(answer.result).toBe("Not kicked in, but the door bursts open.");
    expect(stepOf(answer, "If it fails")).toBe("The move ends beyond the door, on the floor");
  });

  test("an airlock is no door to kick, nor is one in another move", () => {
    expect(ask(doorCalculator, { door: "airlock" }).result).toBe("It may not be kicked in.");
    expect(ask(doorCalculator, { move: "other" }).result).toBe("It may not be kicked in.");
  });
});
