import type { Code } from "../../../generator/src/diagnostics/catalogue.ts";
import { axes } from "./axis.ts";
import { cells, fields } from "./cell.ts";
import { corrections, documents } from "./errata.ts";
import type { Guide } from "./guide.ts";
import { projects } from "./project.ts";
import { releases } from "./release.ts";
import { definitions, formerIds, ids, tables } from "./table.ts";
import { text } from "./text.ts";
import { layout, values } from "./yaml.ts";

/** Every code of the catalogue, by chapter of the page; a code without a guide does not compile. */
export const chapters: readonly (readonly [title: string, guides: Readonly<Record<string, Guide>>])[] = [
  ["The file as text", text],
  ["The layout of a file", layout],
  ["How a value is typed", values],
  ["Fields", fields],
  ["Cells", cells],
  ["Axes of a lookup", axes],
  ["Tables", tables],
  ["Columns a table declares", definitions],
  ["Ids", ids],
  ["Former ids", formerIds],
  ["Errata", corrections],
  ["Figures against the document", documents],
  ["Released versions", releases],
  ["The project folder", projects],
];

export const guides: Readonly<Record<Code, Guide>> = {
  ...text,
  ...layout,
  ...values,
  ...fields,
  ...cells,
  ...axes,
  ...tables,
  ...definitions,
  ...ids,
  ...formerIds,
  ...corrections,
  ...documents,
  ...releases,
  ...projects,
};
