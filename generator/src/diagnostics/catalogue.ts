import { aliases } from "./codes/aliases.ts";
import { axis } from "./codes/axis.ts";
import { cell } from "./codes/cell.ts";
import { errata } from "./codes/errata.ts";
import { evidence } from "./codes/evidence.ts";
import { field } from "./codes/field.ts";
import { names } from "./codes/names.ts";
import { project } from "./codes/project.ts";
import { release } from "./codes/release.ts";
import { table } from "./codes/table.ts";
import { yaml } from "./codes/yaml.ts";

/** Every code a diagnostic may carry, by area. Severity and wording live here and nowhere else. */
export const catalogue = {
  ...yaml,
  ...field,
  ...cell,
  ...axis,
  ...table,
  ...names,
  ...aliases,
  ...errata,
  ...evidence,
  ...release,
  ...project,
};

export type Code = keyof typeof catalogue;
