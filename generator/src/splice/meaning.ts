import { isList, isMap } from "./content.ts";
import type { Content, ContentMap, Operation } from "./operation.ts";

type Step = string | number;
type Entry = ContentMap["entries"][number];

/** What a file must say after an operation, worked out without its text. The place is known to be there. */
export function meant(content: Content, operation: Operation): Content {
  return within(content, operation.path, (parent, step) => changed(parent, step, operation));
}

function within(content: Content, path: readonly Step[], change: (parent: Content, step: Step) => Content): Content {
  const [step, ...rest] = path;
  if (step === undefined) return content;
  if (rest.length === 0) return change(content, step);
  if (isList(content)) return content.map((item, index) => (index === step ? within(item, rest, change) : item));
  if (!isMap(content)) return content;
  return {
    entries: content.entries.map(([key, value]) => [key, key === step ? within(value, rest, change) : value] as const),
  };
}

function changed(parent: Content, step: Step, operation: Operation): Content {
  if (isList(parent)) return changedList(parent, Number(step), operation);
  return isMap(parent) ? { entries: changedEntries(parent.entries, String(step), operation) } : parent;
}

function changedList(items: readonly Content[], at: number, operation: Operation): readonly Content[] {
  const item = items[at] ?? "";
  switch (operation.kind) {
    case "set":
      return items.with(at, operation.content);
    case "add":
      return items.toSpliced(at, 0, operation.content);
    case "duplicate":
      return items.toSpliced(at + 1, 0, item);
    case "move":
      return moved(items, at, operation.before === null ? items.length : Number(operation.before));
    case "clear":
    case "delete":
      return items.toSpliced(at, 1);
    case "rename":
      return items;
    default:
      return operation satisfies never;
  }
}

function changedEntries(entries: readonly Entry[], key: string, operation: Operation): readonly Entry[] {
  const keys = entries.map(([one]) => one);
  const at = keys.indexOf(key);
  const value = entries[at]?.[1] ?? "";
  switch (operation.kind) {
    case "set": {
      if (at !== -1) return entries.with(at, [key, operation.content]);
      return entries.toSpliced(placeAmong(keys, key, operation.columns), 0, [key, operation.content]);
    }
    case "add": {
      const before = operation.before === undefined ? entries.length : keys.indexOf(operation.before);
      return entries.toSpliced(before, 0, [key, operation.content]);
    }
    case "duplicate":
      return entries.toSpliced(at + 1, 0, [operation.to ?? key, value]);
    case "move":
      return moved(entries, at, operation.before === null ? entries.length : keys.indexOf(String(operation.before)));
    case "rename":
      return entries.with(at, [operation.to, value]);
    case "clear":
    case "delete":
      return entries.toSpliced(at, 1);
    default:
      return operation satisfies never;
  }
}

/** Where a new key belongs: behind the nearest column before it that is there, else before the first. */
export function placeAmong(keys: readonly string[], key: string, columns: readonly string[] = []): number {
  const own = columns.indexOf(key);
  if (own === -1) return keys.length;
  const earlier = columns.slice(0, own);
  return keys.findLastIndex((one) => earlier.includes(one)) + 1;
}

/** A list in which what stood at one position stands before what stood at another. */
export function moved<T>(items: readonly T[], from: number, before: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(before > from ? before - 1 : before, 0, ...items.slice(from, from + 1));
}
