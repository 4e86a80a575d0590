export type { Cause, Change, Difference, Edition, FieldChange, Lines, Reason, Slip } from "./change.ts";
export { compare } from "./compare.ts";
export { type Bump, bumps, type ChangeKind, greatest, policy } from "./policy.ts";
