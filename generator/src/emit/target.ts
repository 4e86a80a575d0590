import type { Memo } from "../memo.ts";
import type { Model } from "../model.ts";
import type { OutputFile } from "../output.ts";

/** One kind of output, made from the whole model. Adding one is a file and a line in the list of targets. */
export type Target = (model: Model, memo?: Memo) => readonly OutputFile[];
