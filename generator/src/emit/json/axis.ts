import type { Axis, AxisException, Outside, Ratio, StatedOutside } from "../../model/index.ts";
import type * as data from "../../published/data.ts";
import { type Band, isRecord, type RecordValue } from "../../values/value.ts";
import { fractionJson } from "./column.ts";

/** One axis of a lookup: what it accepts, how a key is matched, and what lies beyond its ends. */
export function axisJson(axis: Axis): data.Axis {
  return {
    id: axis.id,
    description: axis.description,
    ...(axis.match.kind === "nearest" ? { match: "nearest", tie: axis.match.tie } : { match: axis.match.kind }),
    unit: axis.unit,
    whole: axis.whole,
    dice: axis.dice && { ...axis.dice },
    domain: axis.domain && bandJson(axis.domain),
    below: axis.below === undefined ? null : endJson(axis.below),
    above: axis.above === undefined ? null : endJson(axis.above),
    columns: axis.columns,
    ...(axis.ratio ? { ratio: ratioJson(axis.ratio) } : {}),
    ...(axis.listed ? { listed: true } : {}),
    keys: axis.keys,
    ...(Object.keys(axis.aliases).length === 0 ? {} : { aliases: axis.aliases }),
    ...(axis.notation ? { notation: axis.notation.forms.map(({ text }) => text) } : {}),
    ...fractionJson(axis.notation?.byId.get("key")),
    ...keyLabels(axis),
    exceptions: axis.exceptions.map(exceptionJson),
  };
}

/** Keys the book writes in words of their own, such as "no turn" for 0. */
function keyLabels({ notation, bands }: Axis): Pick<data.Axis, "labels"> {
  const words = [...(notation?.words ?? [])];
  if (words.length === 0) return {};
  const keyOf = ({ key = null, from = null, to = null }: RecordValue) => {
    if (key === null) return { from, to };
    return bands ? { from: key, to: key } : key;
  };
  return { labels: words.map(([printed, value]) => ({ printed, value: isRecord(value) ? keyOf(value) : value })) };
}

function ratioJson({ name, of, favors, below, above }: Ratio): data.Ratio {
  return { function: name, of, favors, below, above };
}

export function bandJson({ from, to }: Band): data.Band {
  return { from, to };
}

function endJson(end: Outside): data.EndPolicy {
  return end.kind === "unknown" ? { gives: "unknown", because: end.because } : outsideJson(end);
}

export function outsideJson(outside: StatedOutside): data.Outside {
  return outside.kind === "cell" ? { gives: "cell", value: outside.value } : { gives: outside.kind };
}

function exceptionJson({ at, kind, gives, because }: AxisException): data.AxisException {
  return { at: bandJson(at), kind, gives, because };
}
