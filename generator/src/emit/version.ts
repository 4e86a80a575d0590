import { banner } from "./banner.ts";
import { stringLiteral } from "./literal.ts";
import type { Target } from "./target.ts";

/** The data version, the only place of the SDK where it stands. */
export const version: Target = ({ version: dataVersion }) => {
  const lines = [
    banner("package.json"),
    "",
    "/** Version of the data: the version of this package. */",
    `export const dataVersion = ${stringLiteral(dataVersion)};`,
    "",
  ];
  return [{ path: "version.ts", text: lines.join("\n") }];
};
