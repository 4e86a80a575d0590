// An app that uses a released version, compiled strictly and run.
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Project, ts } from "ts-morph";
import { commandsIn } from "./commands.mjs";

const tsc = resolve("node_modules/typescript/bin/tsc");

const settings = {
  target: "es2022",
  module: "nodenext",
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  types: [],
};

/**
 * Installs a version in a fresh app, compiles its program, and runs it.
 * @returns the folder of the app, what it printed as JSON, and the code an editor strikes out in it
 */
export async function buildApp(at, version, program, env) {
  mkdirSync(at);
  const folder = realpathSync(at);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, "app.ts"), program);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: settings, files: ["app.ts"] }));
  const { run } = commandsIn(folder, env);
  await run("npm", "install", `skirmish-tables@${version}`, "--save-exact", "--silent");
  await run(process.execPath, tsc, "--project", ".");
  const printed = JSON.parse(await run(process.execPath, "app.js"));
  return { folder, printed, struckOut: deprecatedIn(folder) };
}

/** The pieces of the program that an editor strikes out. */
function deprecatedIn(folder) {
  const project = new Project({ tsConfigFilePath: join(folder, "tsconfig.json") });
  const path = join(folder, "app.ts");
  const text = project.getSourceFileOrThrow(path).getFullText();
  const service = project.getLanguageService().compilerObject;
  const found = service.getSuggestionDiagnostics(path).filter(({ reportsDeprecated }) => reportsDeprecated);
  return found.map(({ start = 0, length = 0, messageText }) => ({
    code: text.slice(start, start + length),
    message: ts.flattenDiagnosticMessageText(messageText, " "),
  }));
}
