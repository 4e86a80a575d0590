import { ts } from "ts-morph";
import { compile } from "../../../generator/src/compile.ts";
import type { Project } from "../../../generator/src/project/project.ts";
import { outputsOf } from "../../generated/given.ts";
import { importEmitted } from "../../given/emitted.ts";
import { knownSchemas, projectOf } from "../../given/project.ts";
import { gameSchemas } from "./game-schemas.ts";

const shared = projectOf([]).schemas.filter(({ path }) =>
  /^schema\/(derived\/|shared\/catalog\.|(common|book|erratum)\.)/.test(path),
);

/** Tables of one book, by id. */
export type Tables = Readonly<Record<string, string>>;

/** A generated function as untyped code sees it: anything can be passed. */
export type Call = (...given: unknown[]) => unknown;

/** A book of house rules with these tables. */
export function houseRules(tables: Tables): Project {
  const book = { path: "rules/house/book.yaml", text: "title: House rules\ndocument: none\nminus: negative\n" };
  const files = Object.entries(tables).map(([id, text]) => ({ path: `rules/house/game/${id}.yaml`, text }));
  return { ...projectOf([book, ...files]), name: null, schemas: [...shared, ...gameSchemas] };
}

/** Compiles tables, loads what they give and hands out one function. */
export async function functionOf(name: string, tables: Tables): Promise<Call> {
  const outputs = await outputsOf(houseRules(tables));
  const found = (await importEmitted(outputs, "house/index.js"))[name];
  if (!found) throw new Error(`no function ${name} is made`);
  return found;
}

/** What the compiler says of tables that are wrong: the code, and the text it points at. */
export async function complaintsOf(tables: Tables): Promise<readonly string[]> {
  const { diagnostics } = await compile(houseRules(tables), knownSchemas);
  // Whether the figures of an example are likely is not what these tests are about.
  const certain = diagnostics.filter(({ code }) => code !== "cell/unlike");
  return certain.map(({ code, span: { file, start, end } }) => `${code} [${file.text.slice(start, end)}]`);
}

/** The result type of a generated function as it is printed. */
export async function resultOf(name: string, tables: Tables): Promise<string | undefined> {
  const outputs = await outputsOf(houseRules(tables));
  const files = outputs.map(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
  for (const file of files) {
    const found = file.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name);
    if (found) return (found as ts.FunctionDeclaration).type?.getText(file);
  }
  return undefined;
}
