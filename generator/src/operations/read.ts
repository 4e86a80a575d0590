import type { NamedParameter, Share } from "../model/operation.ts";
import { childMap, childText, type SyntaxMap } from "../source/syntax.ts";

/** The parameter under a key, or null where there is none. */
export function readParameter(root: SyntaxMap, key: string): NamedParameter | null {
  const map = childMap(root, key);
  return map ? parameterOf(map) : null;
}

/** The parameter a map names and describes. */
export function parameterOf(map: SyntaxMap): NamedParameter {
  return { name: childText(map, "name") ?? "", description: childText(map, "description") ?? "" };
}

/** A parameter the schema demands. */
export function readNamed(root: SyntaxMap, key: string): NamedParameter {
  return readParameter(root, key) ?? { name: "", description: "" };
}

/** `2` or `1/2`; null where the text is neither. */
export function readShare(text: string): Share | null {
  const match = /^([1-9]\d{0,3})(?:\/([1-9]\d{0,3}))?$/.exec(text);
  return match && { numerator: Number(match[1]), denominator: Number(match[2] ?? 1) };
}

/** A share the schema or the check has proved to be one. */
export function shareAt(root: SyntaxMap, key: string): Share {
  return readShare(childText(root, key) ?? "") ?? { numerator: 1, denominator: 1 };
}
