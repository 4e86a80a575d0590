/** Steps from the top of a file to a part of it: the keys of maps as they are read, positions in lists from 0. */
export type Path = readonly (string | number)[];

/** What a part of a file says, whatever its layout: a text, a list, or a map whose entries keep their order. Plain JSON. */
export type Content = string | readonly Content[] | ContentMap;

export interface ContentMap {
  readonly entries: readonly (readonly [key: string, content: Content])[];
}

/**
 * One edit of a file. Each names what it replaces (`was`), so that it is made only where that still stands. The paths of an
 * operation are those after the operations before it.
 */
export type Operation = SetCell | ClearCell | Add | Duplicate | Move | Delete | Rename;

/** Types a value over another, or into a blank (`was: null`): then behind the nearest of `columns` before it that is there. */
export interface SetCell {
  readonly kind: "set";
  readonly path: Path;
  readonly content: Content;
  readonly was: Content | null;
  /** Keys of the map in the order of its columns; without it a new one stands last. */
  readonly columns?: readonly string[];
}

/** Makes a cell blank: its key goes, a comment on its line stays. */
export interface ClearCell {
  readonly kind: "clear";
  readonly path: Path;
  readonly was: Content;
}

/** A new row, load, column or list item, laid out as its neighbor is. In a list it stands at the position `path` ends with. */
export interface Add {
  readonly kind: "add";
  readonly path: Path;
  readonly content: Content;
  /** In a map: the key it stands before; last without it. */
  readonly before?: string;
}

/** A copy right behind; `to` is its key, where it stands in a map. */
export interface Duplicate {
  readonly kind: "duplicate";
  readonly path: Path;
  readonly to?: string;
}

/** Puts a row, with its comments, before another: a key, or a position as it is before the move. `null`: last. */
export interface Move {
  readonly kind: "move";
  readonly path: Path;
  readonly before: string | number | null;
}

/** Takes a row away, with the comments above and in it. */
export interface Delete {
  readonly kind: "delete";
  readonly path: Path;
  readonly was: Content;
}

/** Another key; its last step is the old one. Former ids (`aliases`) are an operation of their own. */
export interface Rename {
  readonly kind: "rename";
  readonly path: Path;
  readonly to: string;
}
