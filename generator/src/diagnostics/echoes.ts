import { type Diagnostic, isError } from "./diagnostic.ts";

/** Warnings that only suspect a figure. */
const suspicions: ReadonlySet<string> = new Set(["cell/plausible", "cell/sign", "cell/order", "cell/thousands-point"]);

/**
 * What was found, without suspicions that both editions share, and without those of a figure that something surer speaks of
 * already: an error at its place, or for an order any complaint at either of its two figures or of the rows' keys.
 */
export function withoutEchoes(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const placeOf = ({ span }: Pick<Diagnostic, "span">) => `${span.file.path}:${span.start}`;
  const wrong = new Set(found.filter(isError).map(placeOf));
  const questioned = new Set(found.filter(({ code }) => code !== "cell/order").map(placeOf));
  const misplaced = new Set(found.filter(({ code }) => code.startsWith("axis/")).map(({ span }) => span.file.path));
  const told = new Set<string>();
  return found.filter((one) => {
    if (!suspicions.has(one.code)) return true;
    const name = `${placeOf(one)} ${one.message}`;
    if (told.has(name)) return false;
    told.add(name);
    const places = [one, ...(one.related ?? [])].map(placeOf);
    if (one.code !== "cell/order") return !wrong.has(placeOf(one));
    return !misplaced.has(one.span.file.path) && !places.some((at) => questioned.has(at));
  });
}
