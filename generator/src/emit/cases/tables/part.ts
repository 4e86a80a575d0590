import { isRecord } from "../../../values/value.ts";
import type { Answer } from "./answerer.ts";

/** The named part of an answer that has parts; what has none is passed on as it is. */
export function partOf(answer: Answer, part: string | null): Answer {
  if (part === null || typeof answer === "symbol" || !isRecord(answer)) return answer;
  return answer[part] ?? null;
}
