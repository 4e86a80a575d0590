import type { SourceFile } from "../../../generator/src/source/source-file.ts";

type Json = Readonly<Record<string, unknown>>;

/** Columns by id; a mark behind the id says that every row has the cell. */
type Columns = Readonly<Record<string, Json>>;

const word = { description: "A word.", type: "string", rowId: true };
const number = { description: "A number.", ...common("number") };
const flag = { description: "Yes or no.", type: "boolean", default: false };
const lossy = { description: "A number or unknown.", ...common("numberOrUnknown") };
const text = { description: "A text.", ...common("text") };
const lossyText = { description: "A text or unknown.", ...common("textOrUnknown") };

/** `7`, `7/9` or `7/9/2`: against all, melee and energy; a question mark stands for a figure lost in print. */
const armor = {
  title: "Armor",
  notation: {
    form: "[{all}][/{melee}][/{energy}]",
    fields: {
      all: { type: "integer" },
      melee: { type: "integer", empty: { unknown: "a smear" } },
      energy: { type: "integer" },
    },
  },
};

/** `50(3)`: how far, and with how many hits. */
const reach = {
  title: "Reach",
  notation: { form: "{range}({hits})", fields: { range: { type: "number" }, hits: { type: "integer" } } },
};

const points = {
  title: "Points",
  notation: { form: "{hull}/{armor}", fields: { hull: { type: "integer" }, armor: { type: "integer" } } },
};

/** `3` or `-`, the dash for what is not for sale; `free` costs nothing. */
const price = {
  description: "A price.",
  ...common("textOrUnknown"),
  notation: { form: "{value}", fields: { value: { type: "number", words: { "-": "none", free: "free" } } } },
};

const inKilograms = { ...number, unit: "kg" };

/** The kinds of a made-up game: every shape, with figures that can be blank, lost or stand in a record. */
export const gameSchemas: readonly SourceFile[] = [
  kind(
    "costs",
    "catalog",
    byId({ "each!": number, "per!": number, proportional: flag, roundedUp: flag, paidAfter: flag }),
  ),
  kind("worded-costs", "catalog", byId({ "each!": number, "per!": number, proportional: word })),
  kind("lossy-costs", "catalog", byId({ each: lossy, "per!": number })),
  kind("exceptions", "catalog", byId({ exempt: text, forbids: text })),
  kind(
    "riders",
    "catalog",
    byId({
      pace: { description: "Pace.", enum: ["light", "odd", "lost"] },
      near: { ...text, reference: "bonuses/distance" },
      gait: { ...text, reference: "moves/type" },
    }),
  ),
  kind("suits", "catalog", byId({ armor: { ...lossyText, ...armor }, weight: number })),
  kind("plain-suits", "catalog", byId({ "armor!": { ...text, ...armor } })),
  kind("guns", "catalog", byId({ "near!": { ...text, ...reach }, far: { ...lossyText, ...reach } })),
  kind("slings", "catalog", byId({ "near!": { ...text, ...reach }, most: { ...text, ...reach } })),
  kind("ropes", "catalog", byId({ "length!": { ...text, ...reach } })),
  kind(
    "carts",
    "catalog",
    byId({ "weight!": inKilograms, "load!": inKilograms, "wheels!": number, tare: number, owner: text }),
  ),
  kind(
    "bows",
    "catalog",
    byId({ weight: lossy, price, draw: number }, { arrows: inner("Arrow", { weight: lossy, price }) }),
  ),
  kind("rows", "catalog", byId({ weight: number }, { seats: inner("Row", { weight: number }) })),
  kind("moves", "lookup", byKeys(["type"], { "move!": lossy })),
  kind("paces", "lookup", byKeys(["type"], { "walk!": number, run: number })),
  kind("signals", "lookup", byKeys(["signal", "type"], { "more!": lossy })),
  kind("turns", "lookup", byKeys(["turn"], { "share!": number })),
  kind("results", "lookup", byKeys(["roll"], { "result!": text })),
  kind("hits", "lookup", matrix(["roll"], "difficulty", number)),
  kind("bases", "lookup", matrix(["base"], "weight", { ...text, ...points })),
  // Axes and columns called like a word of JavaScript, or like what the made code uses itself.
  kind("clashes", "lookup", matrix(["class", "tech-level", "checkNumber"], "order", number)),
  kind("scales", "lookup", {
    ...byKeys(["answers"], { "outOfDomain!": number, placeOf: number }),
    inverse: common("inverse"),
  }),
  kind(
    "bonuses",
    "modifiers",
    byId({ "value!": number }, { line: common("line"), group: word, counted: flag, most: number }),
  ),
  kind("figures", "constants", byId({ "value!": lossy })),
  kind("mottos", "constants", byId({ "value!": text })),
];

function kind(id: string, shape: string, properties: Json): SourceFile {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    description: `About ${id}.`,
    shape,
    type: "object",
    additionalProperties: false,
    required: ["kind", "title", "rows"],
    properties: { kind: { const: id }, title: common("title"), ...properties },
  };
  return { path: `schema/game/${id}.schema.json`, text: JSON.stringify(schema) };
}

function byId(columns: Columns, fields: Json = {}): Json {
  return { rows: { ...common("rows"), additionalProperties: row({ name: common("name"), ...fields }, columns) } };
}

/** Rows inside a row. */
function inner(title: string, columns: Columns): Json {
  return { ...common("rows"), additionalProperties: { title, ...row({}, columns) } };
}

function byKeys(axes: readonly string[], columns: Columns): Json {
  const keys = Object.fromEntries(axes.map((axis) => [`${axis}!`, common("key")]));
  return { axes: axesOf(axes), rows: { type: "array", items: row({ id: word }, { ...keys, ...columns }) } };
}

function matrix(axes: readonly string[], columnAxis: string, cell: Json): Json {
  const keys = Object.fromEntries(axes.map((axis) => [axis, common("key")]));
  const items = { type: "object", required: axes, properties: keys, additionalProperties: cell };
  return { axes: axesOf([...axes, columnAxis]), rows: { type: "array", items } };
}

function axesOf(axes: readonly string[]): Json {
  const properties = Object.fromEntries(axes.map((axis) => [axis, { ...common("axis"), description: `The ${axis}.` }]));
  return { type: "object", additionalProperties: false, required: axes, properties };
}

function row(fields: Json, columns: Columns): Json {
  const marked = Object.keys(columns).filter((id) => id.endsWith("!"));
  const bare = Object.entries(columns).map(([id, column]) => [id.replace("!", ""), column] as const);
  return {
    type: "object",
    additionalProperties: false,
    required: marked.map((id) => id.replace("!", "")),
    properties: { ...fields, ...Object.fromEntries(bare) },
  };
}

function common(name: string): Json {
  return { $ref: `../common.schema.json#/$defs/${name}` };
}
