import type { Card, TeamCard } from "./card.js";

/** The card for a terminal. */
export function textOf({ name, morale, check, teams }: Card): string {
  const fates = `passes ${check.passed} %, suppressed ${check.suppressed} %, routs ${check.routed} %`;
  return `${[`${name}: morale ${morale} (${fates})`, ...teams.map(teamText)].join("\n\n")}\n`;
}

function teamText({ name, weapon, armor, armorName, damage, shots }: TeamCard): string {
  const head = `${name}: ${weapon}, damage ${damage ?? "unknown"}; armor ${armor} (${armorName})`;
  const rows = shots.map(
    ({ upTo, difficulty, penetration, hit }) =>
      `  ${`up to ${upTo} m`.padEnd(14)}${difficulty.padEnd(12)}penetration ${penetration}   hits ${hit} %`,
  );
  return [head, ...rows].join("\n");
}
