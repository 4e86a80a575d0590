// Measures one figure and prints its rows as JSON; run.mjs starts a process for each.
import { figures } from "./figures/index.mjs";

const number = process.argv[2];
const { measure } = await import(`./figures/${number.padStart(2, "0")}-${figures[number]}.mjs`);
process.stdout.write(JSON.stringify(await measure()));
