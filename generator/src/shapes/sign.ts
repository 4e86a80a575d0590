import { writeOneOf } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Sign } from "../model/index.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { typed } from "../text/typed.ts";

/** What plus and minus mean in a table of modifiers; null where it does not say. */
export function readSign(root: SyntaxMap): Sign | null {
  const map = childMap(root, "sign");
  return map ? { plus: childText(map, "plus") ?? "", minus: childText(map, "minus") ?? "" } : null;
}

/** Asks about a modifier whose sign contradicts the effect its row states: a sign is lost more easily than a word. */
export function checkEffect(row: SyntaxMap, sign: Sign | null, report: Report): void {
  const effect = child(row, "effect");
  const value = child(row, "value");
  if (effect?.kind !== "scalar" || value?.kind !== "scalar") return;
  if (!sign) {
    const hint = "add sign: with what plus: and minus: mean in this table, each in a few words";
    report(diagnostic("field/missing", effect, { key: "sign", where: "this file" }, { hint }));
    return;
  }
  const meanings = [sign.plus, sign.minus];
  if (!meanings.includes(effect.text)) {
    const params = { text: effect.text, allowed: meanings.join(" or ") };
    report(diagnostic("cell/not-allowed", effect, params, writeOneOf(effect, effect.text, meanings)));
    return;
  }
  const read = readDecimal(value.text);
  if (!read.ok || read.value === 0) return;
  const means = read.value > 0 ? sign.plus : sign.minus;
  if (means === effect.text) return;
  const other = read.value > 0 ? `-${Math.abs(read.value)}` : `+${Math.abs(read.value)}`;
  const hint = `write value: ${other}, or effect: ${typed(means)}`;
  const related = [{ message: "the effect the row states", span: effect }];
  report(diagnostic("cell/sign", value, { text: value.text, means, effect: effect.text }, { related, hint }));
}
