import type { SyntaxNode } from "../source/syntax.ts";
import { type Setting, type Subject, wrong } from "./declared.ts";

type PerField<T> = T | Readonly<Record<string, T>>;

/** `plausible: [0.5, 40]`, or by field; undefined where nothing is said and null after a complaint. */
export function figures(
  node: SyntaxNode | undefined,
  subject: Subject,
  setting: Setting,
): PerField<readonly number[]> | undefined | null {
  return perField(node, (one) => {
    const ends =
      one.kind === "list" ? one.items.map((end) => (end.kind === "scalar" ? Number(end.text) : Number.NaN)) : [];
    const [least = Number.NaN, most = Number.NaN] = ends;
    if (ends.length === 2 && least <= most) return [least, most];
    return wrong(setting, one, subject, "must say what is plausible by two numbers", "such as plausible: [1, 40]");
  });
}

const orders = ["rises", "never-falls", "falls", "never-rises"];

/** `order: rises`, or by field. */
export function order(
  node: SyntaxNode | undefined,
  subject: Subject,
  setting: Setting,
): PerField<string> | undefined | null {
  return perField(node, (one) => {
    if (one.kind === "scalar" && orders.includes(one.text)) return one.text;
    return wrong(
      setting,
      one,
      subject,
      "must say how its figures follow each other",
      `write order: and one of ${orders.join(", ")}`,
    );
  });
}

function perField<T>(
  node: SyntaxNode | undefined,
  read: (node: SyntaxNode) => T | null,
): PerField<T> | undefined | null {
  if (!node) return undefined;
  if (node.kind !== "map") return read(node);
  const fields: Record<string, T> = {};
  for (const [field, { value }] of node.entries) {
    const found = read(value);
    if (found === null) return null;
    fields[field] = found;
  }
  return fields;
}
