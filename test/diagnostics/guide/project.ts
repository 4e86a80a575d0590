import type { project } from "../../../generator/src/diagnostics/codes/table.ts";
import type { Guides } from "./guide.ts";

/** The folder of a project and what stands beside the tables. */
export const projects: Guides<typeof project> = {
  "project/link": {
    means:
      "Nothing outside the project is read, so links are not followed. Put the file or folder itself in its place.",
    shownIn: "test/faults/links.test.ts",
  },
  "project/package": {
    means: "The name and version of the data are read from package.json. Mend it, or save it again.",
    file: "package.json",
    wrong: '{ "name": "house-tables", "version": \n',
    right: '{ "name": "house-tables", "version": "1.0.0" }\n',
  },
};
