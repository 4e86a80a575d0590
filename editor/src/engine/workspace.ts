import {
  applyOperations,
  type Conflict,
  type Content,
  contentWords,
  type Operation,
  replayOperations,
  type SourceFile,
} from "../compiler.ts";

/** A file of the rules as it was read or last saved; null where there is none yet. */
export interface Saved {
  readonly text: string | null;
  readonly hash: string | null;
}

/** One thing a person did: undone as a whole. */
export interface Edit {
  readonly path: string;
  /** None where it makes a whole file. */
  readonly operations: readonly Operation[];
  /** Null where the file was not there. */
  readonly before: string | null;
  readonly after: string;
}

/** What an edit would type, what stands there now, and what stood there when it was made. */
interface Sides {
  readonly mine: string;
  readonly theirs: string;
  readonly base: string;
}

/** What came of laying edits into what somebody else saved. */
export interface Rebased {
  readonly conflicts: readonly (Conflict & Sides)[];
  /** The file could not be edited part by part, and stays as it is here. */
  readonly isWhole: boolean;
}

/** The files being edited, and what was done to them. Every text is its saved text with the edits laid into it. */
export class Workspace {
  readonly #saved = new Map<string, Saved>();
  readonly #texts = new Map<string, SourceFile>();
  #rules: readonly SourceFile[] | null = null;
  #done: readonly Edit[] = [];
  #undone: readonly Edit[] = [];

  constructor(files: readonly (SourceFile & { readonly hash: string })[]) {
    for (const { path, text, hash } of files) {
      this.#saved.set(path, { text, hash });
      this.#texts.set(path, { path, text });
    }
  }

  /** The same list as long as nothing changes. */
  get rules(): readonly SourceFile[] {
    this.#rules ??= [...this.#texts.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    return this.#rules;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  file(path: string): SourceFile | undefined {
    return this.#texts.get(path);
  }

  savedAs(path: string): Saved {
    return this.#saved.get(path) ?? { text: null, hash: null };
  }

  /** Paths of the files that differ from what is saved. */
  get unsaved(): readonly string[] {
    return [...this.#texts.values()]
      .filter(({ path, text }) => this.savedAs(path).text !== text)
      .map(({ path }) => path);
  }

  /** The rules as they are saved. */
  get saved(): readonly SourceFile[] {
    const files = [...this.#saved].flatMap(([path, { text }]) => (text === null ? [] : [{ path, text }]));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Does something to a file; gives the reason where that is refused, and the file stays as it was. */
  edit(path: string, operations: readonly Operation[]): string | null {
    const before = this.#texts.get(path)?.text ?? "";
    const result = applyOperations(before, operations);
    if ("problem" in result) return result.problem;
    this.#do({ path, operations, before, after: result.text });
    return null;
  }

  /** Looks at what edits of a file would bring, and takes them back; null where they are refused. */
  tried<Seen>(path: string, operations: readonly Operation[], look: () => Seen): Seen | null {
    const before = this.#texts.get(path)?.text ?? "";
    const result = applyOperations(before, operations);
    if ("problem" in result) return null;
    this.#set(path, result.text);
    const seen = look();
    this.#set(path, before);
    return seen;
  }

  /** Puts a whole text in the place of a file, such as a new one or one with a fix made. */
  put(path: string, text: string): void {
    this.#do({ path, operations: [], before: this.#texts.get(path)?.text ?? null, after: text });
  }

  #do(edit: Edit): void {
    if (edit.before === edit.after) return;
    this.#done = [...this.#done, edit];
    this.#undone = [];
    this.#set(edit.path, edit.after);
  }

  #set(path: string, text: string | null): void {
    this.#rules = null;
    if (text === null) this.#texts.delete(path);
    else this.#texts.set(path, { path, text });
  }

  /** Takes the last edit back, and says which file that was. */
  undo(): string | null {
    const last = this.#done.at(-1);
    if (!last) return null;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, last];
    this.#set(last.path, last.before);
    return last.path;
  }

  redo(): string | null {
    const next = this.#undone.at(-1);
    if (!next) return null;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, next];
    this.#set(next.path, next.after);
    return next.path;
  }

  /** Notes that a file stands on disk now. What made it cannot be undone any more, for the editor deletes no file. */
  markSaved(path: string, saved: Saved): void {
    this.#saved.set(path, saved);
    this.#done = this.#done.filter((edit) => edit.path !== path || edit.before !== null);
  }

  /** Lays the edits of a file into what somebody else saved; those that no longer fit are left out and given back. */
  rebase(path: string, saved: Saved): Rebased {
    const base = this.savedAs(path).text;
    const all = this.#done.filter((edit) => edit.path === path);
    const own = all.slice(all.findLastIndex(({ after }) => after === base) + 1);
    const newer = saved.text ?? "";
    const made = own.flatMap(({ operations }) => operations);
    const replayed = replayOperations(base ?? "", newer, made);
    this.#saved.set(path, saved);
    // A text that was no edit of cells is laid into no other: the difference shows what it would take away.
    const isWhole = own.some(({ operations }) => operations.length === 0) || (own[0] && own[0].before !== base);
    if ("problem" in replayed || isWhole) return { conflicts: [], isWhole: own.length > 0 };
    const { text, operations, conflicts } = replayed;
    const others = this.#done.filter((edit) => edit.path !== path);
    this.#done = text === newer ? others : [...others, { path, operations, before: newer, after: text }];
    this.#undone = [];
    this.#set(path, text);
    const worded = conflicts.map((one) => ({
      ...one,
      mine: mineOf(one.operation),
      theirs: wordsOf(one.there),
      base: "was" in one.operation ? wordsOf(one.operation.was) : "nothing",
    }));
    return { conflicts: worded, isWhole: false };
  }
}

function mineOf(operation: Operation): string {
  if (operation.kind === "set" || operation.kind === "add") return wordsOf(operation.content);
  return operation.kind === "clear" ? "blank" : operation.kind;
}

function wordsOf(content: Content | null): string {
  return content === null || content === "" ? "blank" : contentWords(content);
}
