// Run as a process of its own: node writer.mjs <bundle of the writing stage> <folder> <how many builds>
import { pathToFileURL } from "node:url";
import { outputs } from "./outputs.mjs";

const [stage, folder, builds] = process.argv.slice(2);
const { isWriteFailure, writeOutput } = await import(pathToFileURL(stage).href);

process.stdout.write("begin");
for (let count = 0; count < Number(builds); count += 1) {
  try {
    writeOutput(folder, outputs[count % 2]);
    if (Number.isFinite(Number(builds))) process.stdout.write(" built");
  } catch (error) {
    if (!isWriteFailure(error) || error.code !== "busy") throw error;
    process.stdout.write(" busy");
  }
}
