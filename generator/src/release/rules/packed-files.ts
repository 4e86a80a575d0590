import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { firstOf } from "../changeset-text.ts";
import { startOf } from "../place.ts";
import type { ReleaseRule } from "../state.ts";

/** What is published is what the build makes, to the byte: apps run its code, and npm the scripts of its package.json. */
export const packedFiles: ReleaseRule = ({ packed }, report) => {
  if (!packed || packed.differing.length === 0) return;
  const files = firstOf(packed.differing);
  report(
    diagnostic("release/packed", startOf(packed.file), { files }, { hint: "npx tablewright build, then npm pack" }),
  );
};
