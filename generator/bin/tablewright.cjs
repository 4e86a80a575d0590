#!/usr/bin/env node
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const built = join(__dirname, "../dist/main.cjs");
if (existsSync(built)) {
  require(built);
} else {
  console.error("tablewright is not built yet: run npm run build first");
  process.exitCode = 2;
}
