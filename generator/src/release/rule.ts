import type { Report } from "../diagnostics/diagnostic.ts";
import type { ReleaseState } from "./state.ts";

/** One thing a release must keep. It looks at the state and tells of what forbids the release. */
export type ReleaseRule = (state: ReleaseState, report: Report) => void;
