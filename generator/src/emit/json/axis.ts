import type { Axis, AxisException, Outside } from "../../model/index.ts";
import { type Band, isRecord, type RecordValue, type Value } from "../../values/value.ts";

/** One axis of a lookup: what it accepts, how a key is matched, and what lies beyond its ends. */
export function axisJson(axis: Axis): RecordValue {
  return {
    id: axis.id,
    description: axis.description,
    match: axis.match.kind,
    ...(axis.match.kind === "nearest" ? { tie: axis.match.tie } : {}),
    unit: axis.unit,
    whole: axis.whole,
    dice: axis.dice && { count: axis.dice.count, sides: axis.dice.sides },
    domain: axis.domain && bandJson(axis.domain),
    below: axis.below === undefined ? null : outsideJson(axis.below),
    above: axis.above === undefined ? null : outsideJson(axis.above),
    columns: axis.columns,
    keys: axis.keys,
    ...(Object.keys(axis.aliases).length === 0 ? {} : { aliases: axis.aliases }),
    ...(axis.notation ? { notation: axis.notation.forms.map(({ text }) => text) } : {}),
    ...keyLabels(axis),
    exceptions: axis.exceptions.map(exceptionJson),
  };
}

/** Keys the book writes in words of their own, such as "no turn" for 0. */
function keyLabels({ notation, bands }: Axis): RecordValue {
  const words = [...(notation?.words ?? [])];
  if (words.length === 0) return {};
  const keyOf = ({ key = null, from = null, to = null }: RecordValue) => {
    if (key === null) return { from, to };
    return bands ? { from: key, to: key } : key;
  };
  return { labels: words.map(([printed, value]) => ({ printed, value: isRecord(value) ? keyOf(value) : value })) };
}

export function bandJson({ from, to }: Band): RecordValue {
  return { from, to };
}

export function outsideJson(outside: Outside): Value {
  if (outside.kind === "unknown") return { gives: "unknown", because: outside.because };
  return outside.kind === "cell" ? { gives: "cell", value: outside.value } : { gives: outside.kind };
}

function exceptionJson({ at, kind, gives, because }: AxisException): RecordValue {
  return { at: bandJson(at), kind, gives, because };
}
