// The compiler copies its runtime files into every SDK as TypeScript, so they travel beside the compiled ones. So do the
// schemas, which say what any rulebook may write.
import { cpSync } from "node:fs";

cpSync("src/runtime", "dist/runtime", { recursive: true });
cpSync("../schema", "dist/schema", { recursive: true });
// An app has the types of the data and of its meta from the package of tables.
for (const name of ["data.ts", "meta.ts"]) cpSync(`src/published/${name}`, `dist/published/${name}`);
