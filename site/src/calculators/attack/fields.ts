import {
  attackFigures,
  type CoverId,
  type CoverStatus,
  coverList,
  type FireTargetsTarget,
  fireTargetsList,
  hitModifiers,
  type MayFireTeam,
  mayFireList,
  type PersonalArmorId,
  personalArmorList,
} from "skirmish-tables/striker-ii";
import { choice, tick, type Values, whole } from "../field.ts";
import { groupOptions } from "../modifier.ts";
import { reachOf, weapons } from "../weapons.ts";
import { sentence, signed, words } from "../words.ts";

const perTeam = attackFigures["soldiers-per-team"];

/** Suits of armor, after none. */
export const armorOptions: readonly { readonly value: PersonalArmorId | "none"; readonly label: string }[] = [
  { value: "none", label: "No armor" },
  ...personalArmorList.map(({ id, name }) => ({ value: id, label: name })),
];

/** What a team may be in, after none. */
export const coverOptions: readonly { readonly value: CoverId | "none"; readonly label: string }[] = [
  { value: "none", label: "No cover" },
  ...coverList.map(({ cover }) => ({ value: cover, label: sentence(words(cover)) })),
];

/** How a team may use cover. */
export const coverStatusOptions: readonly { readonly value: CoverStatus; readonly label: string }[] = [
  { value: "concealed", label: "Concealed" },
  { value: "hidden", label: "Hidden" },
];

/** What two dice may show, after “every roll”. */
export const twoDiceOptions = [
  { value: "any", label: "Not yet rolled: show the odds" },
  ...Array.from({ length: 11 }, (_, at) => ({ value: `${at + 2}`, label: `${at + 2}` })),
];

export const attackFields = {
  weapon: choice(
    "Weapon and load",
    weapons.map(({ at, name, table }) => ({ value: at, label: name, group: table })),
    "small-arms/acr-7mm/loads/slugs",
  ),
  distance: whole("Distance", 0, Math.max(...weapons.map(reachOf)) + 500, 250, "m"),
  firer: choice<MayFireTeam>(
    "The firing team",
    // A weapon that is set up has a field of its own.
    mayFireList.flatMap(({ team }) => (team === "setting-up" ? [] : [{ value: team, label: sentence(team) }])),
    "stationary",
  ),
  settingUp: tick("The weapon is still being set up"),
  soldiers: whole("Soldiers firing", 1, attackFigures["attacking-teams"] * perTeam, perTeam),
  initiative: choice("Highest initiative", groupOptions(hitModifiers, "initiative"), "low-initiative"),
  replacementGunner: tick(
    `${hitModifiers["replacement-gunner"].name} (${signed(hitModifiers["replacement-gunner"].value)})`,
  ),
  target: choice<FireTargetsTarget>(
    "The target",
    fireTargetsList.map(({ target, name }) => ({ value: target, label: name })),
    "in-sight",
  ),
  targetMovement: choice(
    "Movement of the target",
    [{ value: "none", label: "Target did not move" }, ...groupOptions(hitModifiers, "target-movement")],
    "none",
  ),
  armor: choice("Armor of the target", armorOptions, "none"),
  cover: choice("The target is in", coverOptions, "none"),
  marker: choice("The team under the marker is", coverStatusOptions, "concealed"),
  team: whole("Soldiers in the target", 1, perTeam, perTeam),
  roll: choice("Roll of two dice", twoDiceOptions, "any"),
} as const;

export type AttackValues = Values<typeof attackFields>;
