import type { Chain, ChainNamed, ChainRow, ChainStep, ChainValue } from "../../../model/chain.ts";
import { counted, passedOn, referenceIn } from "../../../operations/chain-values.ts";
import { catalogsOf, namedTable } from "../../../operations/named-table.ts";
import { exactProduct } from "../../../runtime/decimal.ts";
import { isRecord, isUnknown, type RecordValue, type Value } from "../../../values/value.ts";
import {
  type Answer,
  type Answerer,
  type Argument,
  answerer,
  figure,
  refused,
  type Tried,
} from "../tables/answerer.ts";
import { cellAmong } from "../tables/rows.ts";
import type { OperationCases } from "./operation-cases.ts";

/** Functions asked one after the other; an answer that stops the chain is its answer. */
export const chain: OperationCases<Chain> = (operation, tables, answererOf) => {
  const { takes, steps, gives } = operation;
  const named = (known: Known, text: string): Value => {
    const found = referenceIn(operation, text);
    switch (found.kind) {
      case "row":
        return found.column === null ? knownAs(known, found.row.name) : cellIn(known, found.row, found.column);
      case "answer": {
        const answer = knownAs(known, found.step);
        return found.field === null || !isRecord(answer) ? answer : (answer[found.field] ?? null);
      }
      case "figure": {
        const [id = "", row = ""] = found.address.split("/");
        return namedTable(tables, id, "constants").constants.find((one) => one.id === row)?.value ?? null;
      }
      case "number":
        return Number(found.text);
      case "parameter":
        return knownAs(known, found.name);
      default:
        return found satisfies never;
    }
  };
  const cellIn = (known: Known, row: ChainRow, column: string): Value => {
    const cell = cellAmong(catalogsOf(tables, row), knownAs(known, row.name), column);
    return typeof cell === "symbol" ? null : cell;
  };
  const valued = (known: Known, value: ChainValue): Value => {
    const { of, times, most, when, is, otherwise } = counted(value);
    const about = when === undefined ? null : named(known, when);
    const holds = when === undefined || (is === undefined ? about !== null : about === is);
    if (isUnknown(about)) return about;
    if (of === undefined) return holds;
    const isNumber = times !== undefined || most !== undefined;
    if (!holds) return otherwise === undefined ? (isNumber ? 0 : null) : named(known, otherwise);
    const [base, factor] = [of, times].map((name) => (name === undefined ? null : named(known, name)));
    const cap = most === undefined ? null : valued(known, most);
    const odd = [base, factor, cap].find((one) => one !== undefined && one !== null && isUnknown(one));
    if (odd !== undefined) return odd ?? null;
    const product = times === undefined ? (base ?? null) : exactProduct(Number(base), Number(factor ?? 1));
    return cap === null ? product : Math.min(Number(product), Number(cap));
  };
  const argument = (known: Known, value: ChainValue | ChainNamed): Value => {
    if (typeof value === "string" || !("fields" in value)) return valued(known, value);
    const besides = value.besides === undefined ? null : named(known, value.besides);
    const fields = value.fields.map((field) => [field.name, valued(known, field.value)] as const);
    const present = fields.filter(([, one]) => one !== null);
    return { ...(besides !== null && isRecord(besides) ? besides : {}), ...Object.fromEntries(present) };
  };
  const asked = (known: Known, step: ChainStep): Answer => {
    const first = step.with.map(({ value }) => passedOn(operation, value)).find((name) => name !== null);
    if (step.optional && first !== undefined && first !== null && knownAs(known, first) === null) return 0;
    const given = step.with.map(({ value }) => argument(known, value));
    const lost = given.flatMap((one) => [one, ...(isRecord(one) ? Object.values(one) : [])]).find(isUnknown);
    return lost ?? answererOf(step.ask).answer(given);
  };
  const answer = (given: readonly Argument[]): Answer => {
    const known: Known = new Map(takes.map((name, at) => [name, given[at] ?? null]));
    for (const step of steps) {
      const found = asked(known, step);
      if (found === refused) return refused;
      if (found === null && step.beyond !== undefined) return step.beyond;
      if (typeof found === "string" && step.stops?.[found] !== undefined) return step.stops[found] ?? null;
      if (isUnknown(found) || (isRecord(found) && "forbidden" in found)) return found;
      known.set(step.name, found);
    }
    const results = gives.map(({ name, value }) => [name, valued(known, value)] as const);
    return results.map(([, one]) => one).find(isUnknown) ?? Object.fromEntries(results);
  };
  return { ...answerer(triedOf(operation, answererOf), answer), together: true };
};

type Known = Map<string, Value>;

function knownAs(known: Known, name: string): Value {
  return known.get(name) ?? null;
}

/** What is tried for each parameter: what the first function is tried with that it is passed on to. */
function triedOf(chain: Chain, answererOf: (id: string) => Answerer): readonly Tried[] {
  return chain.takes.map((name): Tried => {
    for (const { ask, with: asked, optional } of chain.steps) {
      const at = asked.findIndex(({ value }) => passedOn(chain, value) === name);
      const parameter = answererOf(ask).parameters[at];
      if (!parameter) continue;
      const value = asked[at]?.value;
      const own = typeof value === "object" && "fields" in value ? value.fields.map((field) => field.name) : [];
      const all = answererOf(ask).trials.map((given) => given[at] ?? null);
      const open = all.filter(
        (one) => one === null || !isRecord(one) || !own.some((field) => field in (one as RecordValue)),
      );
      const distinct = new Map(open.map((one) => [JSON.stringify(one), one]));
      return { ...parameter, name, values: [...distinct.values(), ...(optional ? [null] : [])] };
    }
    return figure(name, 0);
  });
}
