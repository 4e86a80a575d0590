// An app that uses a released version, compiled strictly and run.
import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Project, ts } from "ts-morph";

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
 * @param tsc the compiler's program
 * @returns what the app printed as JSON, and the code an editor strikes out in it
 */
export function runApp(work, version, program, tsc, env) {
  mkdirSync(join(work, `app-${version}`));
  const folder = realpathSync(join(work, `app-${version}`));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, "app.ts"), program);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: settings, files: ["app.ts"] }));
  const options = { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] };
  execFileSync("npm", ["install", `skirmish-tables@${version}`, "--save-exact", "--silent"], options);
  execFileSync(process.execPath, [tsc, "--project", "."], { ...options, stdio: ["ignore", "inherit", "inherit"] });
  const printed = JSON.parse(execFileSync(process.execPath, ["app.js"], options).toString());
  return { printed, struckOut: deprecatedIn(folder) };
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
