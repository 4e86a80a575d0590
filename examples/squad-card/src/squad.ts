import {
  findPersonalArmor,
  findSmallArms,
  type PersonalArmorRow,
  type SmallArmsLoad,
  type SmallArmsRow,
} from "skirmish-tables/striker-ii";

/** A squad as its player chose it, every name found in the tables. */
export interface Squad {
  readonly name: string;
  readonly morale: number;
  readonly teams: readonly Team[];
}

export interface Team {
  readonly name: string;
  readonly weapon: SmallArmsRow;
  readonly load: SmallArmsLoad;
  readonly armor: PersonalArmorRow | null;
}

/** A mistake in what the player wrote, in words for the player. */
export class SquadMistake extends Error {}

/** Reads a squad from the JSON a player wrote. */
export function readSquad(text: string): Squad {
  const { name, morale, teams } = parsed(text);
  if (typeof name !== "string") throw new SquadMistake("name: give the squad a name");
  if (!Number.isInteger(morale)) throw new SquadMistake("morale: write a whole number, such as 8");
  if (!Array.isArray(teams) || teams.length === 0) throw new SquadMistake("teams: list one team or more");
  return { name, morale: Number(morale), teams: teams.map(readTeam) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new SquadMistake("the file is no JSON");
  }
}

function readTeam(given: unknown, index: number): Team {
  const { name = `Team ${index + 1}`, weapon, load, armor } = Object(given) as Record<string, unknown>;
  const team = String(name);
  const row = only(findSmallArms(String(weapon ?? "")), `${team}: weapon "${weapon ?? ""}"`);
  return {
    name: team,
    weapon: row,
    load: loadOf(row, load, team),
    armor: armor === undefined ? null : only(findPersonalArmor(String(armor)), `${team}: armor "${armor}"`),
  };
}

function loadOf(weapon: SmallArmsRow, asked: unknown, team: string): SmallArmsLoad {
  const loads = Object.values(weapon.loads);
  const [first] = loads;
  const found = asked === undefined ? first : loads.find(({ id }) => id === asked);
  if (found) return found;
  throw new SquadMistake(`${team}: load "${asked}" is not made for it; it has ${loads.map(({ id }) => id).join(", ")}`);
}

/** The row that was found, or a mistake that says what comes near. */
function only<Row extends { readonly name: string }>(
  found: { readonly row: Row | null; readonly suggestions: readonly Row[] },
  what: string,
): Row {
  if (found.row) return found.row;
  const near = found.suggestions.map((row) => row.name).join(", ");
  throw new SquadMistake(`${what} is in no table${near ? `; did you mean ${near}?` : ""}`);
}
