import { made, placeOf, type Refusal, read } from "./apply.ts";
import { contentAt, contentOf, isList, isMap, sameContent } from "./content.ts";
import type { Content, Operation, Path } from "./operation.ts";
import type { Text } from "./place.ts";

/** An operation that a changed file does not take. */
export interface Conflict {
  readonly operation: Operation;
  /** What stands there now; null where nothing does. */
  readonly there: Content | null;
  readonly problem: string;
}

export interface Replayed {
  /** The changed file with the operations it takes. */
  readonly text: string;
  /** Those operations, their positions in lists as they are there. */
  readonly operations: readonly Operation[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Makes the edits of one text in another that came of it meanwhile: those whose old text still stands there. A row of a list
 * is known again by what it says, else by its `id` or first cell.
 */
export function replayOperations(base: string, newer: string, operations: readonly Operation[]): Replayed | Refusal {
  let mine = read(base);
  let theirs = read(newer);
  const taken: Operation[] = [];
  const conflicts: Conflict[] = [];
  for (const [index, operation] of operations.entries()) {
    if (!mine || !theirs)
      return { operation: index, reason: "refused", problem: "the file cannot be read; mend its errors first" };
    const next: ReturnType<typeof made> = made(mine, operation);
    if ("problem" in next) return { operation: index, ...next };
    const moved = movedTo(mine, theirs, operation);
    const result = moved ? made(theirs, moved) : lost(operation);
    mine = next;
    if (moved && isMadeAlready(contentOf(theirs.root), moved)) continue;
    if ("problem" in result) {
      const there = moved ? (contentAt(contentOf(theirs.root), moved.path) ?? null) : null;
      conflicts.push({ operation, there, problem: result.problem });
    } else {
      theirs = result;
      taken.push(moved ?? operation);
    }
  }
  return { text: theirs?.text ?? newer, operations: taken, conflicts };
}

function isMadeAlready(there: Content, operation: Operation): boolean {
  if (operation.kind !== "set") return false;
  return operation.content !== operation.was && sameContent(contentAt(there, operation.path), operation.content);
}

function lost(operation: Operation) {
  return { reason: "conflict", problem: `${placeOf(operation)}: its row is no longer there` } as const;
}

/** The same operation with positions as they are in the other text; undefined where a row is not found again. */
function movedTo(mine: Text, theirs: Text, operation: Operation): Operation | undefined {
  const here = contentOf(mine.root);
  const there = contentOf(theirs.root);
  const path = samePath(here, there, operation.path, operation.kind === "add");
  if (!path) return undefined;
  if (operation.kind !== "move" || typeof operation.before !== "number") return { ...operation, path };
  const before = samePath(here, there, [...operation.path.slice(0, -1), operation.before], true)?.at(-1);
  return typeof before === "number" ? { ...operation, path, before } : undefined;
}

/** @param isPlace whether the last step may lead behind the last item, to where one is added */
function samePath(here: Content, there: Content, path: Path, isPlace: boolean): Path | undefined {
  const found: (string | number)[] = [];
  let [one, other]: [Content | undefined, Content | undefined] = [here, there];
  for (const [depth, step] of path.entries()) {
    let same = step;
    if (one !== undefined && isList(one) && typeof step === "number") {
      if (other === undefined || !isList(other)) return undefined;
      const isEnd = isPlace && depth === path.length - 1 && step >= one.length;
      same = isEnd ? other.length : sameItem(one, other, step);
      if (same === -1) return undefined;
    }
    one = one === undefined ? undefined : contentAt(one, [step]);
    other = other === undefined ? undefined : contentAt(other, [same]);
    found.push(same);
  }
  return found;
}

/** Where an item of one list stands in the other; -1 where that is not certain. */
function sameItem(one: readonly Content[], other: readonly Content[], at: number): number {
  const item = one[at];
  if (item === undefined) return -1;
  const whole = only(one, other, (candidate) => sameContent(candidate, item));
  const name = nameOf(item);
  if (whole !== -1 || name === undefined) return whole;
  return only(one, other, (candidate) => nameOf(candidate) === name);
}

function only(one: readonly Content[], other: readonly Content[], is: (item: Content) => boolean): number {
  return one.filter(is).length === 1 && other.filter(is).length === 1 ? other.findIndex(is) : -1;
}

function nameOf(item: Content): string | undefined {
  if (!isMap(item)) return undefined;
  const id = contentAt(item, ["id"]);
  return JSON.stringify(id === undefined ? item.entries[0] : id);
}
