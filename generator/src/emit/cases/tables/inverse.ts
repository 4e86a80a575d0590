import type { Inverse, LookupTable, Target } from "../../../model/index.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { type Answer, type Answerer, answerer, canOccur, refused } from "./answerer.ts";

/** A lookup backwards: the key of the last row whose figure is not above the value, or of the first not below it. */
export function inverseAnswerer(table: LookupTable, inverse: Inverse): Answerer {
  const [axis] = table.axes;
  const figures = table.rows.flatMap(({ keys, values }) => {
    const [key, figure] = [keys[axis?.id ?? ""], values[inverse.column]];
    return typeof figure === "number" ? [{ figure, key: typeof key === "object" ? key.from : Number(key) }] : [];
  });
  const edges = figures.flatMap(({ figure }) => [exactSum(figure, -0.01), figure, exactSum(figure, 0.01)]);
  const values = [...new Set([...edges, -1, Math.max(...edges) + 10])];
  return answerer([{ name: inverse.column, takes: "number", values }], ([value]): Answer => {
    if (!canOccur(value, false)) return refused;
    if (inverse.match === "floor") {
      const reached = figures.filter(({ figure }) => figure <= value);
      return reached.at(-1)?.key ?? beyond(inverse.segments.at(0)?.to, figures.at(0)?.key);
    }
    const reaching = figures.filter(({ figure }) => figure >= value);
    return reaching.at(0)?.key ?? beyond(inverse.segments.at(-1)?.to, figures.at(-1)?.key);
  });
}

/** What is stated beyond the end; where the end row itself is, its key. */
function beyond(target: Target | undefined, end: number | null | undefined): Answer {
  if (target?.kind === "unknown") return { unknown: target.because };
  if (target?.kind !== "outside") return end ?? null;
  const { outside } = target;
  if (outside.kind === "error") return refused;
  return outside.kind === "cell" ? outside.value : null;
}
