/** What was compared: the name of each side, and the version of its data. */
export interface Sides {
  readonly from: SideName;
  readonly to: SideName;
}

export interface SideName {
  readonly name: string;
  readonly version: string;
}
