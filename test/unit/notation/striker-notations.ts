import type { NotationDefinition } from "../../../generator/src/notation/definition.ts";

/** Notations of the Striker II tables, as its schemas would define them. */
export const range: NotationDefinition = {
  form: "{range}({penetration})[+{autofire}]",
  fields: {
    range: { type: "number", unit: "m", words: { C: "contact" } },
    penetration: { type: "integer", description: "Penetration at this range" },
    autofire: { type: "integer" },
  },
};

export const targets: NotationDefinition = {
  form: ["{area}m", "{single}[/{automatic}]"],
  fields: {
    single: { type: "integer" },
    automatic: { type: "integer", empty: { unknown: "cut short in the print" } },
    area: { type: "integer", unit: "m" },
  },
};

export const hit: NotationDefinition = {
  form: "{hits}",
  fields: { hits: { type: "integer" } },
  constants: { moraleCheck: { value: true, description: "The target checks morale" } },
  words: { "-": { hits: 0, moraleCheck: false }, M: { hits: 0, moraleCheck: true } },
};

export const armor: NotationDefinition = {
  form: "{hull}/{turret}",
  fields: { hull: { type: "number" }, turret: { type: "number" } },
};

export const sides: NotationDefinition = {
  form: "{front} {side} {rear}",
  fields: { front: { type: "integer" }, side: { type: "integer" }, rear: { type: "integer" } },
};

export const base: NotationDefinition = {
  form: "{base}mm {weightClass}",
  fields: {
    base: { type: "integer", unit: "mm" },
    weightClass: { type: "word", words: { light: "light", medium: "medium", heavy: "heavy" } },
  },
};

export const save: NotationDefinition = { form: "{value}+", fields: { value: { type: "integer" } } };

export const signature: NotationDefinition = {
  form: "{value}",
  fields: { value: { type: "word", words: { L: "low", M: "medium", H: "high" } } },
};

export const price: NotationDefinition = {
  form: "{weapon}/{ammunition}",
  fields: {
    weapon: { type: "number", empty: null },
    ammunition: { type: "number", unit: "Cr", words: { "-": "none" } },
  },
};
