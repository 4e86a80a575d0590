// Names this state of the compiler, so that what another one remembered of a project is passed over.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";

const hash = createHash("sha256").update(readFileSync("package.json"));
for (const path of readdirSync("dist", { recursive: true }).sort()) {
  if (statSync(`dist/${path}`).isFile()) hash.update(`${path}\n`).update(readFileSync(`dist/${path}`));
}
writeFileSync("dist/fingerprint", `${hash.digest("hex")}\n`);
