/**
 * A row of the table: `what` was measured against what, the median `measured`, the `spread` of the rounds as [lowest, highest],
 * and a `target` with `atLeast` where more is better. `unit` is × where nothing else is said.
 */
const widths = [3, 75, 11, 18, 11];

export const heading = `${columns(["#", "figure", "measured", "spread", "target", ""])}\n${widths.map((width) => "-".repeat(width - 1)).join(" ")} ----`;

export function lineOf(number, { what, measured, spread, target, atLeast = false, unit = "×" }) {
  const show = (value) => (value === undefined ? "" : `${rounded(value)} ${unit}`);
  if (measured === null) return columns([number, what, "-", "", "", "none"]);
  const met = target === undefined ? "" : (atLeast ? measured >= target : measured <= target) ? "met" : "over";
  const range = spread === undefined ? "" : `${rounded(spread[0])} … ${rounded(spread[1])}`;
  const limit = target === undefined ? "" : `${atLeast ? "≥" : "≤"} ${show(target)}`;
  return columns([number, what, show(measured), range, limit, met === "over" && atLeast ? "under" : met]);
}

function columns(cells) {
  return cells
    .map((cell, at) => String(cell).padEnd(widths[at] ?? 0))
    .join("")
    .trimEnd();
}

function rounded(value) {
  if (value >= 1000) return Math.round(value).toLocaleString("en");
  return Number(value.toPrecision(3)).toString();
}
