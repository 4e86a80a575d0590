import { axis } from "./codes/axis.ts";
import { cell, field } from "./codes/cell.ts";
import { errata } from "./codes/errata.ts";
import { evidence } from "./codes/evidence.ts";
import { aliases, names } from "./codes/names.ts";
import { release } from "./codes/release.ts";
import { columns, project, table } from "./codes/table.ts";
import { yaml } from "./codes/yaml.ts";

/** Every code a diagnostic may carry, by area. Severity and wording live here and nowhere else. */
export const catalogue = {
  ...yaml,
  ...field,
  ...cell,
  ...axis,
  ...table,
  ...columns,
  ...names,
  ...aliases,
  ...errata,
  ...evidence,
  ...release,
  ...project,
};

export type Code = keyof typeof catalogue;
