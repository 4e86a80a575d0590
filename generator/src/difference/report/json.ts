import { jsonText } from "../../format/json.ts";
import type { Difference } from "../index.ts";
import type { Sides } from "./words.ts";

/** For tools: one document, described by `schema/difference.schema.json`. */
export function json({ bump, changes, reasons }: Difference, sides: Sides): string {
  return jsonText({ version: 1, ...sides, bump, changes, reasons });
}
