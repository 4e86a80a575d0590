import { damageEffect } from "skirmish-tables/striker-ii";
import { type Answer, calculator, type Step, step } from "./answer.ts";
import { armorOf } from "./attack/armor.ts";
import { armorOptions, coverOptions, coverStatusOptions } from "./attack/fields.ts";
import { choice, type Values, whole } from "./field.ts";

const fields = {
  armor: choice("Armor", armorOptions, "battle-dress-tl13"),
  attack: choice<"other" | "energy" | "melee">(
    "Attacked with",
    [
      { value: "other", label: "Any other weapon" },
      { value: "energy", label: "An energy weapon" },
      { value: "melee", label: "A melee weapon" },
    ],
    "other",
  ),
  cover: choice("The team is in", coverOptions, "building"),
  status: choice("Its status", coverStatusOptions, "concealed"),
  damage: whole("Damage of the weapon", 1, 20, 3),
} as const;

/** The armor value of a suit and of what it hides behind, and what gets through. */
export const armorCalculator = calculator({
  book: "striker-ii",
  fields,
  asks: (field, { cover }) => field !== "status" || cover !== "none",
  answer,
});

function answer({ armor, attack, cover, status, damage }: Values<typeof fields>): Answer {
  const { value, steps } = armorOf({ suit: armor, attack, cover, status });
  return { result: `Armor value ${value}.`, steps: [...steps, throughStep(value, damage)], odds: [] };
}

/** The least penetration that makes a casualty; the rule is asked for each in turn. */
function throughStep(armor: number, damage: number): Step {
  const from = Array.from({ length: armor * 2 + 1 }, (_, penetration) => penetration).find(
    (penetration) => damageEffect(penetration, armor, damage) === "casualty",
  );
  const how = `With damage ${damage} against armor ${armor}.`;
  return step("What gets through", `Penetration ${from} and more makes a casualty`, how, "damage-effect");
}
