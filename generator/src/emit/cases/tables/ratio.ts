import type { Axis, Ratio } from "../../../model/index.ts";
import { type Answer, type Answerer, answerer, canOccur, refused } from "./answerer.ts";

/** The heading of two figures: as a player would divide and look along the top. */
export function ratioAnswerer(axis: Axis, { of, favors, sizes, below, above }: Ratio): Answerer {
  const quotients = sizes.map(([a, b]) => a / b);
  const sides = sizes.flatMap(([a, b]) => [a, b, a + 1, b + 1]);
  const values = [...new Set([6, ...sides, 0, 1, 12, 100, -1])];
  const tried = of.map((name) => ({ name, takes: "number" as const, values }));
  const beyond = (kind: Ratio["below"], end: string | undefined): Answer => {
    if (kind === "error") return refused;
    return kind === "clamp" ? (end ?? null) : null;
  };
  return answerer(tried, ([first, second]): Answer => {
    if (!canOccur(first, false, 0) || !canOccur(second, false, 0) || (first === 0 && second === 0)) return refused;
    const quotient = second === 0 ? Number.POSITIVE_INFINITY : first / second;
    const reached = quotients.filter((one) => one <= quotient || Math.abs(one - quotient) < 1e-12).length;
    const last = quotients.length - 1;
    if (reached === 0) return beyond(below, axis.keys[0]);
    const isOn = Math.abs((quotients[reached - 1] as number) - quotient) < 1e-12;
    if (reached - 1 === last && !isOn) return beyond(above, axis.keys.at(-1));
    return axis.keys[favors === "second" || isOn ? reached - 1 : reached] ?? null;
  });
}
