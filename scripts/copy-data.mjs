// The JSON data is shipped as it is: generated/data → dist/data.
import { cpSync, existsSync } from "node:fs";

if (existsSync("generated/data")) cpSync("generated/data", "dist/data", { recursive: true });
