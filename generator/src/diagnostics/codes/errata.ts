import { error } from "../entry.ts";

/** Errata and the cells they correct. */
export const errata = {
  "errata/address": error((p: { at: string; problem: string }) => `${p.at} ${p.problem}`),
  "errata/was": error((p: { at: string; was: string; found: string }) =>
    p.found === "absent"
      ? `${p.at} is not printed, so it cannot have been ${p.was}`
      : `${p.at} is printed ${p.found}, not ${p.was}`,
  ),
  "errata/twice": error((p: { at: string; other: string }) => `${p.at} is also corrected by ${p.other}`),
  "errata/same": error((p: { at: string }) => `${p.at} is not changed: was and now are the same`),
};
