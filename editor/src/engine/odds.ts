import {
  type Axis,
  canOccur,
  diceText,
  type LookupTable,
  lookupAnswerer,
  type Model,
  odds,
  type Value,
  valueText,
} from "../compiler.ts";

/** The chance of one outcome of a roll, before an edit and after it, as fractions with percents: `5/36 (13.9 %)`, or 0. */
export interface MovedChance {
  readonly outcome: string;
  readonly was: string;
  readonly now: string;
}

/** The odds of a roll that an edit moves. */
export interface MovedOdds {
  /** `book/table` */
  readonly address: string;
  /** What it is rolled with: `2d6; cover: heavy`. */
  readonly asked: string;
  readonly chances: readonly MovedChance[];
}

/** The odds of every table with dice that differ between two states of the rules. */
export function movedOdds(before: Model, after: Model): readonly MovedOdds[] {
  const [was, now] = [oddsIn(before), oddsIn(after)];
  return [...now].flatMap(([name, { address, asked, chances }]) => {
    const old = was.get(name)?.chances;
    if (!old) return [];
    const outcomes = [...new Set([...old.keys(), ...chances.keys()])];
    const moved = outcomes.map((outcome) => ({
      outcome,
      was: old.get(outcome) ?? "0",
      now: chances.get(outcome) ?? "0",
    }));
    const differing = moved.filter((one) => one.was !== one.now);
    return differing.length === 0 ? [] : [{ address, asked, chances: differing }];
  });
}

interface Rolled {
  readonly address: string;
  readonly asked: string;
  readonly chances: ReadonlyMap<string, string>;
}

function oddsIn({ books }: Model): ReadonlyMap<string, Rolled> {
  const tables = books.flatMap(({ editions }) => editions.current.filter((table) => table.shape === "lookup"));
  const all = tables.flatMap((table) => rollsOf(table as LookupTable));
  return new Map(all.map((one) => [`${one.address} ${one.asked}`, one]));
}

/** One roll for each combination of what else a table is asked by. */
function rollsOf(table: LookupTable): readonly Rolled[] {
  const rolled = table.axes.filter(({ dice }) => dice !== null);
  const [axis] = rolled;
  if (!axis?.dice || rolled.length > 1) return [];
  const { answer } = lookupAnswerer(table);
  const dice = axis.dice.digits ? "1d36" : diceText(axis.dice);
  const place = table.axes.indexOf(axis);
  const others = table.axes.filter((one) => one !== axis);
  return combined(others.map((one) => keysOf(table, one))).flatMap((given): Rolled[] => {
    const outcomeOf = (roll: number) => {
      // All pairs of digits are equally likely, so they are rolled like one die of 36 sides.
      const thrown = axis.dice?.digits ? (Math.floor((roll - 1) / 6) + 1) * 10 + ((roll - 1) % 6) + 1 : roll;
      const found = answer(given.toSpliced(place, 0, thrown));
      return typeof found === "symbol" ? "nothing" : outcomeText(found, table);
    };
    try {
      const chances = odds(dice as "1d6", outcomeOf).map(({ outcome, chance }) => {
        const percent = Math.round(chance.decimal * 1000) / 10;
        return [outcome, `${chance.numerator}/${chance.denominator} (${percent} %)`] as const;
      });
      const said = others.map(({ id }, at) => `${id} ${valueText(given[at] ?? null)}`);
      const asked = [diceText(axis.dice as NonNullable<Axis["dice"]>), ...said].join(", ");
      return [{ address: `${table.book}/${table.id}`, asked, chances: new Map(chances) }];
    } catch {
      // More dice than odds are worked out for.
      return [];
    }
  });
}

/** What a table may be asked by on an axis, one value for each row or heading. */
function keysOf({ rows }: LookupTable, axis: Axis): readonly Value[] {
  if (axis.match.kind === "exact") return axis.keys;
  const keys = axis.columns ? (axis.headings?.keys ?? []) : rows.flatMap((row) => row.keys[axis.id] ?? []);
  const numbers = keys.map((key) => (typeof key === "object" ? (key.from ?? key.to) : Number(key)));
  return [...new Set(numbers)].filter((number) => canOccur(number, axis.whole, axis.domain?.from, axis.domain?.to));
}

function combined(lists: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  return lists.reduce<readonly (readonly Value[])[]>(
    (before, values) => before.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  );
}

/** What a roll leads to: the cells of a row without what it is looked up by. */
function outcomeText(found: Value, { axes, result }: LookupTable): string {
  if (result.layout === "matrix" || typeof found !== "object" || found === null) return valueText(found);
  const apart = new Set(["id", ...axes.map(({ id }) => id)]);
  const cells = Object.entries(found).filter(([field]) => !apart.has(field));
  return cells.map(([field, value]) => `${field} ${valueText(value as Value)}`).join(", ");
}
