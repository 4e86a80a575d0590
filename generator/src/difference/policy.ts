/** How much of a version number a change asks for, the least first. */
export const bumps = ["patch", "minor", "major"] as const;

export type Bump = (typeof bumps)[number];

/**
 * The version policy: every change there is, and the bump it demands. There is no leniency below 1.0.0. A "type" is what
 * the schema declares of a column, never the values that occur.
 */
export const policy = {
  // A corrected value or text; a figure that a rule states is one too.
  "cell changed": "patch",
  "parameter changed": "patch",
  "word changed": "patch",
  "order changed": "patch",
  "text changed": "patch",
  "source changed": "patch",

  // The record of a correction; what it corrects is listed by itself.
  "erratum added": "patch",
  "erratum accepted": "patch",
  "erratum edited": "patch",
  "erratum superseded": "patch",
  "erratum withdrawn": "patch",

  // Something more to look up, and nothing less.
  "book added": "minor",
  "table added": "minor",
  "row added": "minor",
  "column added": "minor",
  "field added": "minor",
  "key added": "minor",
  "alias added": "minor",
  "dice added": "minor",
  "domain widened": "minor",
  "cell known": "minor",

  // The old id stays as an alias.
  "table renamed": "minor",
  "row renamed": "minor",

  // What an app may rely on is gone.
  "book removed": "major",
  "table removed": "major",
  "row removed": "major",
  "column removed": "major",
  "field removed": "major",
  "key removed": "major",
  "alias removed": "major",
  "dice removed": "major",
  "erratum removed": "major",
  "function renamed": "major",

  // The same word means another thing: no release may do so.
  "id moved": "major",
  "name moved": "major",

  "domain narrowed": "major",

  // An app has to look at its types, at another rule, or at a result it did not know of.
  "type changed": "major",
  "unit changed": "major",
  "shape changed": "major",
  "dice changed": "major",
  "outcome added": "major",
  "outcome removed": "major",
  "cell unknown": "major",
} as const satisfies Record<string, Bump>;

export type ChangeKind = keyof typeof policy;

/** The bump that satisfies all of these; null where there is none. */
export function greatest(demanded: Iterable<Bump>): Bump | null {
  const all = new Set(demanded);
  return [...bumps].reverse().find((bump) => all.has(bump)) ?? null;
}
