import type { Modifier, ModifiersTable } from "../../../model/index.ts";
import { exactProduct, exactSum } from "../../../runtime/decimal.ts";
import { camelCase } from "../../../text/ids.ts";
import { isRecord, type RecordValue, type Value } from "../../../values/value.ts";
import { type Answer, type Answerer, type Argument, answerer, canOccur, refused, type Tried } from "./answerer.ts";

/** Named modifiers add up: a flag adds its value, a count as often, and of a group one member. */
export function modifiersAnswerer(table: ModifiersTable): Answerer {
  return answerer([triedModifiers(table)], ([given]) => sumOf(table, given ?? null));
}

/** Nothing, each modifier alone, the first of every kind together, and what is refused. */
export function triedModifiers({ modifiers }: ModifiersTable): Tried {
  const named = modifiers.flatMap((one): RecordValue[] => {
    const name = nameOf(one);
    if (one.group !== null) return [one.id, ...one.aliases].map((id) => ({ [name]: id }));
    const most = one.most === null ? [] : [{ [name]: one.most }, { [name]: one.most + 1 }];
    return one.counted ? [{ [name]: 1 }, { [name]: 3 }, { [name]: 0 }, ...most] : [{ [name]: true }, { [name]: false }];
  });
  const together = Object.assign(
    {},
    ...named.filter((one) => !Object.values(one).includes(0)).reverse(),
  ) as RecordValue;
  return { name: "given", takes: "named", values: [together, {}, ...named, ...wrong(modifiers)] };
}

function wrong(modifiers: readonly Modifier[]): readonly RecordValue[] {
  const grouped = modifiers.find(({ group }) => group !== null);
  const counted = modifiers.find((one) => one.counted);
  return [
    { noSuchModifier: true },
    ...(grouped ? [{ [nameOf(grouped)]: "no-such-id" }] : []),
    ...(counted ? [{ [nameOf(counted)]: -1 }] : []),
  ];
}

export function sumOf({ modifiers, outcomes = [] }: ModifiersTable, given: Argument): Answer {
  if (given === null) return 0;
  if (!isRecord(given)) return refused;
  let sum = 0;
  for (const [name, value] of Object.entries(given)) {
    const counts = timesEach(
      modifiers.filter((one) => nameOf(one) === name || isFormerName(one, name)),
      value,
    );
    if (counts === refused) return refused;
    sum = exactSum(sum, counts);
  }
  const applies = (one: Modifier) => {
    const value = given[nameOf(one)];
    const isFormer = one.aliases.some((alias) =>
      one.group === null ? given[camelCase(alias)] === true : value === alias,
    );
    return isFormer || (one.group === null ? value === true : value === one.id);
  };
  const ended = outcomes.find((word) => modifiers.some((one) => one.outcome === word && applies(one)));
  if (ended !== undefined) return ended;
  return sum;
}

/** What one named entry adds. */
function timesEach(members: readonly Modifier[], value: Value): number | typeof refused {
  const [first] = members;
  if (!first) return refused;
  if (first.group !== null) {
    return members.find(({ id, aliases }) => id === value || aliases.includes(String(value)))?.value ?? refused;
  }
  if (first.counted) return canOccur(value, true, 0, first.most) ? exactProduct(value, first.value) : refused;
  return value === true ? first.value : 0;
}

function nameOf({ id, group }: Modifier): string {
  return camelCase(group ?? id);
}

function isFormerName({ group, aliases }: Modifier, name: string): boolean {
  return group === null && aliases.some((alias) => camelCase(alias) === name);
}
