import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../../generator/bin/tablewright.cjs", import.meta.url));

export interface Served {
  readonly address: string;
  /** Ends it as Ctrl-C does, and gives its exit code. */
  readonly end: () => Promise<number | null>;
}

/** `tablewright edit` on a folder, as it is built. */
export function startEditor(folder: string): Promise<Served> {
  const child = spawn(process.execPath, [bin, "edit", folder], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((done) => child.on("exit", done));
  return new Promise((found, fail) => {
    let said = "";
    child.stderr.on("data", (part) => {
      said += String(part);
    });
    child.stdout.on("data", (part) => {
      said += String(part);
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      const end = () => {
        child.kill("SIGINT");
        return ended;
      };
      if (address) found({ address, end });
    });
    child.on("exit", () => fail(new Error(said)));
  });
}
