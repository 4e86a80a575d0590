import { wholePrint } from "../emit/json/as-printed.ts";
import { withHash } from "../emit/json/document.ts";
import type { OutputFile } from "../emit/output/output.ts";
import type { Rulebook } from "../published/data.ts";
import { bundleDeclarations } from "./bundle-declarations.ts";
import { dataTypes } from "./data-types.ts";
import { declarationsOf } from "./declarations.ts";
import { historyOf } from "./history.ts";
import { homesOf } from "./homes.ts";
import { bundleJavaScript } from "./javascript.ts";
import { type FunctionMeta, metaOf } from "./meta.ts";

/** The schemas of what is published; the others say what an author may write. */
const published = ["schema/data.schema.json", "schema/cases.schema.json", "schema/explanation.schema.json"];

/**
 * What an app installs of `generated/`: a file of JavaScript and one of types for each way in, and the data as JSON.
 * @param schemas `schema/…` and the types of the data, as the compiler comes with them, `package.json` and `changes.json`
 */
export async function packageOf(
  generated: readonly OutputFile[],
  schemas: readonly OutputFile[],
): Promise<readonly OutputFile[]> {
  const modules = [
    ...generated.filter(({ path }) => path.endsWith(".ts") && !path.startsWith("test/")),
    ...histories(generated, schemas.find(({ path }) => path === "changes.json")?.text ?? null),
  ];
  const declarations = declarationsOf(modules);
  const homes = homesOf(declarations);
  const texts = new Map(modules.map(({ path, text }) => [path.replace(/\.ts$/, ""), text]));
  const ways = [...new Set(homes.values())].filter((path) => !path.startsWith("runtime/"));
  const banner = bannerOf(generated, schemas);
  const code = ways.map(async (path) => {
    const text = await bundleJavaScript(path, texts, homes);
    return { path: `${path}.js`, text: path.endsWith("/index") ? banner + text : text };
  });
  const books = generated.filter(({ path }) => homes.has(path.replace(/^data\/([^/]+)\.json$/, "$1/index")));
  const json = [
    ...generated.filter(({ path }) => /^data\/.*\.json$/.test(path)),
    ...schemas.filter(({ path }) => published.includes(path)),
  ];
  return [
    ...(await Promise.all(code)),
    ...bundleDeclarations(ways, declarations, homes),
    ...dataTypes(schemas),
    ...books.flatMap(({ path, text }) => metaOf(JSON.parse(text), functionsIn(generated, path))),
    ...withHashes(new Map(json.map(({ path, text }) => [path, JSON.parse(text)]))),
  ];
}

/** The history of each book whose errata are at hand. */
function histories(generated: readonly OutputFile[], changes: string | null): readonly OutputFile[] {
  const texts = new Map(generated.map(({ path, text }) => [path, text]));
  return [...texts].flatMap(([path, text]) => {
    const [, book] = /^data\/([^/]+)\.json$/.exec(path) ?? [];
    const printed = texts.get(`data/as-printed/${book}.json`);
    if (printed === undefined || !texts.has(`errata/${book}.ts`)) return [];
    const current: Rulebook = JSON.parse(text);
    return [historyOf(current, wholePrint(current, JSON.parse(printed)), changes)];
  });
}

/** What the functions of a book take and answer; a book of catalogs alone has none. */
function functionsIn(generated: readonly OutputFile[], book: string): readonly FunctionMeta[] {
  const file = generated.find(({ path }) => path === book.replace(/^data/, "functions"));
  return file ? JSON.parse(file.text).functions : [];
}

/** What a file that is copied out of the package says of itself; minifiers take it away. */
function bannerOf(generated: readonly OutputFile[], sources: readonly OutputFile[]): string {
  const { name, version, license } = JSON.parse(sources.find(({ path }) => path === "package.json")?.text ?? "{}");
  const [, hash] = /dataHash = "(\w+)"/.exec(generated.find(({ path }) => path === "version.ts")?.text ?? "") ?? [];
  const words = [`${name} ${version}`, ...(license ? [`license ${license}`] : []), ...(hash ? [`data ${hash}`] : [])];
  return name ? `// ${words.join(", ").replace(/[\n\r\u2028\u2029]/g, " ")}\n` : "";
}

/** The JSON as it is published: compact, and the data of each edition with its hash. */
function withHashes(json: ReadonlyMap<string, object>): readonly OutputFile[] {
  return [...json].map(([path, content]) => {
    const current = json.get(path.replace("data/as-printed/", "data/")) ?? content;
    const hashed = current === content ? content : wholePrint(current, content);
    const document = path.startsWith("data/") ? withHash(content, hashed) : content;
    return { path, text: `${JSON.stringify(document)}\n` };
  });
}
