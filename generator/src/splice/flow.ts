import type { SyntaxList, SyntaxMap } from "../source/syntax.ts";
import { moved } from "./meaning.ts";
import { type Edits, indexOf, partsOf } from "./place.ts";

type Holder = SyntaxMap | SyntaxList;

/** Takes a part out from between brackets, with the comma that stood beside it. */
export function withoutPart(text: string, holder: Holder, step: string | number | undefined): Edits {
  const parts = partsOf(holder);
  const at = indexOf(holder, step);
  const part = parts[at];
  if (!part) return "it is not there";
  const next = parts[at + 1];
  const before = parts[at - 1];
  if (!next && !before) return "it is all there is; delete what it stands in";
  if (next) {
    const between = text.slice(part.end, next.start);
    const kept = between.includes("#") ? part.end + between.indexOf(",") + 1 : next.start;
    return [{ start: part.start, end: kept, text: "" }];
  }
  const from = before && !text.slice(before.end, part.start).includes("#") ? before.end : part.start;
  return [{ start: from, end: part.end, text: "" }];
}

/** Puts a part between brackets, before the one at a position. */
export function withPart(text: string, holder: Holder, at: number, written: string): Edits {
  const parts = partsOf(holder);
  const [open, close] = holder.kind === "map" ? ["{ ", " }"] : ["[", "]"];
  if (parts.length === 0) return [{ start: holder.start, end: holder.end, text: open + written + close }];
  const between = separator(text, holder);
  const before = parts[at - 1];
  if (before) return [{ start: before.end, end: before.end, text: between + written }];
  const first = parts[0]?.start ?? holder.start + 1;
  return [{ start: first, end: first, text: written + between }];
}

/** Parts change places; what stands between them stays. */
export function movedPart(text: string, holder: Holder, from: number, before: number): Edits {
  const parts = partsOf(holder);
  const texts = moved(
    parts.map(({ start, end }) => text.slice(start, end)),
    from,
    before,
  );
  return parts.map(({ start, end }, index) => ({ start, end, text: texts[index] ?? "" }));
}

/** What stands between the first two parts: a comma, and a new line where each part has its own. */
function separator(text: string, holder: Holder): string {
  const [first, second] = partsOf(holder);
  const between = first && second ? text.slice(first.end, second.start) : ", ";
  return between.includes("#") ? ", " : between;
}
