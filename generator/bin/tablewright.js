#!/usr/bin/env node
import { existsSync } from "node:fs";

const built = new URL("../dist/cli.js", import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  console.error("tablewright is not built yet: run npm run build first");
  process.exitCode = 2;
}
