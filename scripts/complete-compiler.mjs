// The compiler copies its runtime files into every SDK as TypeScript, so they travel beside the compiled ones. The schemas
// travel too: a rulebook of one's own begins with a copy of them.
import { cpSync } from "node:fs";

cpSync("src/runtime", "dist/runtime", { recursive: true });
cpSync("../schema", "dist/schema", { recursive: true });
