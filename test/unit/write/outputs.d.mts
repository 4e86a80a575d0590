import type { OutputFile } from "../../../generator/src/output.ts";
export const outputs: readonly [readonly OutputFile[], readonly OutputFile[]];
