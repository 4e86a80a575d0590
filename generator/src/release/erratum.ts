import { records } from "../difference/json.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import type { RecordValue } from "../values/value.ts";

/** An erratum of a book as it is published. */
export function erratumIn(rules: RuleSet | null, book: string, id: string): RecordValue | undefined {
  return records(rules?.books[book]?.current.errata).find((one) => one.id === id);
}
