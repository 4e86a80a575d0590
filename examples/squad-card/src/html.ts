import type { Card, TeamCard } from "./card.js";

/** The card as a page of its own, one side of A6 when printed. */
export function htmlOf({ name, morale, check, teams }: Card): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(name)}</title>
<style>
  @page { size: A6; margin: 6mm }
  body { font: 9pt/1.35 system-ui, sans-serif; max-width: 93mm }
  h1 { font-size: 13pt; margin: 0 }
  table { border-collapse: collapse; width: 100%; margin-top: 4mm; break-inside: avoid; font-variant-numeric: tabular-nums }
  caption { text-align: left; font-weight: 600 }
  th, td { text-align: right; padding: 0.4mm 1mm; border-bottom: 0.2mm solid #bbb }
  :is(th, td):nth-child(2) { text-align: left }
</style>
<h1>${escaped(name)}</h1>
<p>Morale ${morale}: passes ${check.passed} %, suppressed ${check.suppressed} %, routs ${check.routed} %</p>
${teams.map(teamHtml).join("\n")}
</html>
`;
}

function teamHtml({ name, weapon, armor, armorName, damage, shots }: TeamCard): string {
  const caption = `${name}: ${weapon}, damage ${damage ?? "unknown"}; armor ${armor} (${armorName})`;
  const rows = shots.map(
    ({ upTo, difficulty, penetration, hit }) =>
      `  <tr><td>${upTo} m</td><td>${escaped(difficulty)}</td><td>${penetration}</td><td>${hit} %</td></tr>`,
  );
  return `<table>
  <caption>${escaped(caption)}</caption>
  <tr><th>up to</th><th>difficulty</th><th>penetration</th><th>hits</th></tr>
${rows.join("\n")}
</table>`;
}

/** A player's text is text, whatever is in it. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
