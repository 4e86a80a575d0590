// Made by tablewright from rules/troopers/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/troopers.js";
import type { Places, Source } from "../runtime/sources.js";
import { findSource } from "../runtime/sources.js";

export type { Source } from "../runtime/sources.js";

/** Ids of the tables of Controlling Troopers. */
export type SourceTable = "activation" | "dispute-figures" | "disputes" | "squads" | "troopers" | "fight-figures" | "fight-limits" | "fight-result" | "fight" | "movement-costs" | "resource-left";

const places: Places = {
  activation: [
    null,
    "Controlling Troopers",
    "5",
    {
      "troopers-acting": "5#2",
      "troopers-moved-at-a-time": "5#3",
      "troopers-per-shooting-roll": "5#4",
      "troopers-picked": "5#5",
      "troopers-following": "5#6",
    },
  ],
  "dispute-figures": [null, "The Golden Rule", "35", { dice: "35" }],
  disputes: [null, "The Golden Rule", "33-35", { higher: "35", equal: "35", lower: "35" }],
  squads: [
    null,
    "How to Make a Squad",
    "5, 15-17",
    { "squad/least": "15#4", "squad/most": "15#1", "squad-with-pilots": "17#1" },
  ],
  troopers: [null, "How Troopers Fight", "27", { "bomber/armor": "27#3", "sniper/armor": "27#8" }],
  "fight-figures": [
    null,
    "Controlling Troopers; How Troopers Fight",
    "11, 23-27",
    { weapons: "11#1", shots: "11", "fight-die-sides": "27#2" },
  ],
  "fight-limits": [
    null,
    "How Troopers Fight",
    "21, 29",
    {
      "fight-trooper": "21",
      "fight-vehicle": "21",
      "shoot-in-contact": "29",
      "break-off": "29",
      "act-after-breaking-off": "29",
    },
  ],
  "fight-result": [null, "How Troopers Fight", "25", { won: "25", draw: "25", lost: "25" }],
  fight: [null, "How Troopers Fight", "23-27", {}],
  "movement-costs": [
    null,
    "Controlling Troopers",
    "9",
    {
      "flat/each": "9#2",
      "flat/per": "9#1",
      "climbing/each": "9#3",
      "climbing/per": "9#1",
      "ladder/each": "9#2",
      "ladder/per": "9#1",
    },
  ],
  "resource-left": [null, "Controlling Troopers", "9", {}],
};

/**
 * Where the document prints a figure: the lines of the cell where it stands apart, else of its row.
 * @param address - A table, or table/row, table/row/column, table/row/loads/load/column, with or without its book; former ids too.
 * @throws TypeError for an address that leads nowhere
 */
export function sourceOf(address: SourceTable | `${SourceTable}/${string}` | (string & Record<never, never>)): Source {
  return findSource(addresses, "Controlling Troopers", places, address);
}
