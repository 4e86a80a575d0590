import { error } from "./entry.ts";

/** Keys: unknown, missing, or of the wrong form. */
export const field = {
  "field/unknown": error((p: { key: string; where: string }) => `${p.where} has no field ${p.key}`),
  "field/missing": error((p: { key: string; where: string }) => `${p.where} needs the field ${p.key}`),
};
