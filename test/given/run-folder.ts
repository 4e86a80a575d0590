import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** All temporary folders of a run lie in one, which goes with it. */
export default function setup(): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tablewright-")));
  // Some commands are tried as another user.
  chmodSync(folder, 0o755);
  for (const name of ["TMPDIR", "TMP", "TEMP"]) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
