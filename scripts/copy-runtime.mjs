// The compiler copies its runtime files into every SDK as TypeScript, so they travel beside the compiled ones.
import { cpSync } from "node:fs";

cpSync("src/runtime", "dist/runtime", { recursive: true });
