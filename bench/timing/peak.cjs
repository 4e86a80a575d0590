// Loaded before a process that is measured: says on descriptor 3 how much memory it held at most, in kilobytes.
const { writeSync } = require("node:fs");

process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));
