import { readFileSync } from "node:fs";
import { cardOf } from "./card.js";
import { htmlOf } from "./html.js";
import { readSquad, SquadMistake } from "./squad.js";
import { textOf } from "./text.js";

const [path = "squad.json", form] = process.argv.slice(2);

try {
  const card = cardOf(readSquad(readFileSync(path, "utf8")));
  process.stdout.write(form === "--html" ? htmlOf(card) : textOf(card));
} catch (error) {
  if (!(error instanceof SquadMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
