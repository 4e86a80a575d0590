import type { OutputFile } from "../emit/output/output.ts";
import { bundleDeclarations } from "./bundle-declarations.ts";
import { dataTypes } from "./data-types.ts";
import { declarationsOf } from "./declarations.ts";
import { homesOf } from "./homes.ts";
import { bundleJavaScript } from "./javascript.ts";
import { metaOf } from "./meta.ts";

/** The schemas of what is published; the others say what an author may write. */
const published = ["schema/data.schema.json", "schema/cases.schema.json", "schema/explanation.schema.json"];

/**
 * What an app installs of `generated/`: a file of JavaScript and one of types for each way in, and the data as JSON.
 * @param schemas `schema/…`, as the compiler comes with them
 */
export async function packageOf(
  generated: readonly OutputFile[],
  schemas: readonly OutputFile[],
): Promise<readonly OutputFile[]> {
  const modules = generated.filter(({ path }) => path.endsWith(".ts") && !path.startsWith("test/"));
  const declarations = declarationsOf(modules);
  const homes = homesOf(declarations);
  const texts = new Map(modules.map(({ path, text }) => [path.replace(/\.ts$/, ""), text]));
  const ways = [...new Set(homes.values())].filter((path) => !path.startsWith("runtime/"));
  const code = ways.map(async (path) => ({ path: `${path}.js`, text: await bundleJavaScript(path, texts, homes) }));
  const json = [
    ...generated.filter(({ path }) => /^data\/.*\.json$/.test(path)),
    ...schemas.filter(({ path }) => published.includes(path)),
  ];
  return [
    ...(await Promise.all(code)),
    ...bundleDeclarations(ways, declarations, homes),
    ...dataTypes(schemas),
    ...generated.filter(({ path }) => /^data\/[^/]*\.json$/.test(path)).flatMap(({ text }) => metaOf(JSON.parse(text))),
    ...json.map(({ path, text }) => ({ path, text: `${JSON.stringify(JSON.parse(text))}\n` })),
  ];
}
