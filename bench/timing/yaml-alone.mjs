// Parses every rule file of a folder with the yaml package, as documents whose nodes know their places.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";

const rules = join(process.argv[2], "rules");
for (const path of readdirSync(rules, { recursive: true })) {
  if (!path.endsWith(".yaml")) continue;
  const { errors } = parseDocument(readFileSync(join(rules, path), "utf8"));
  if (errors.length > 0) throw errors[0];
}
