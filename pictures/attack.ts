import { type Html, html } from "../site/src/html.ts";
import { chancesView } from "../site/src/live/answer/chances.ts";
import {
  bookOf,
  type Explained,
  functionOf,
  type LiveBook,
  oddsTold,
  rowAt,
  rowsTaken,
  type Step,
} from "../site/src/live/book.ts";
import { fieldsOf, none } from "../site/src/live/fields.ts";
import { choice, type Fields, type Values, whole } from "../site/src/live/form/field.ts";
import { mountAsking } from "../site/src/live/form/mount.ts";
import { type Worked, work, workedView } from "../site/src/live/function.ts";
import { count, sentence } from "../site/src/live/words.ts";

type Answers = Values<Fields>;
type Row = Readonly<Record<string, unknown>>;

/** An attack with whatever is fired, launched or thrown: of direct fire as the book's `fire` has it, of grenades by its parts. */
export function mountAttack(root: HTMLElement): void {
  const book = bookOf(root);
  const fields = attackFields(book);
  mountAsking(root, {
    fields,
    shared: root.dataset.shared === "yes",
    common: ["distance"],
    asks: (field, values) => {
      if (field === "attack" || field === "flechetteGrenade") return false;
      if (field === "filling") return isGrenade(values);
      if (field === "techLevel") return isThrown(values);
      return field !== "status" || (values.cover !== none && values.targetStatus === "recon-by-fire");
    },
    view: (values) => view(book, values),
  });
}

/** What the fire of the book asks, with every weapon that has ranges, and what a grenade is filled with. */
export function attackFields(book: LiveBook): Fields {
  const [given] = functionOf(book, "weaponShotAt").parameters;
  const { weapon, ...fields } = fieldsOf(book, functionOf(book, "fire"));
  if (given?.type !== "row" || weapon?.type !== "choice") throw new TypeError("the book has no weapons");
  const fillings = book.meta.rowsOf("grenade-loads").map(({ id, name }) => ({ value: id, label: String(name) }));
  return {
    weapon: { ...weapon, options: rowsTaken(book, given), start: "small-arms/acr-7mm/loads/slugs" },
    filling: choice("Filled with", fillings, "he"),
    techLevel: whole("Tech level of the grenade", 5, 16, 7),
    ...fields,
    distance: whole("Distance", 0, 5000, 250, "m"),
    firers: whole("Soldiers firing", 1, 24, 4),
    soldiers: whole("Soldiers in the target", 1, 4, 4),
  };
}

function view(book: LiveBook, values: Answers) {
  const of = functionOf(book, "fire");
  const worked = attackOf(book, values);
  const shown = workedView(book, of, worked);
  const isHit = worked.odds.length === 0 && /morale|casualt/i.test(worked.says);
  return { ...shown, shows: html`${isHit && moraleLink}${shown.shows}${worked.after}` };
}

const moraleLink = html`<p class="next"><a href="striker-ii/checkMorale.html">The morale check it makes</a></p>`;

/** What an attack comes to, and what follows its steps. */
export function attackOf(book: LiveBook, given: Answers): Worked & { readonly after: Html } {
  const table = String(given.weapon).split("/")[0];
  const status =
    given.targetStatus === "concealed" || given.targetStatus === "hidden" ? given.targetStatus : given.status;
  const isSeen = given.targetStatus === none || status === none;
  const values: Answers = {
    ...given,
    attack: table === "energy-weapons" ? "energy" : "other",
    // A team in sight has nothing of its cover.
    cover: isSeen ? none : (given.cover ?? none),
    status: isSeen ? none : (status ?? none),
    flechetteGrenade: isGrenade(given) && given.filling === "flechette",
  };
  if (!isGrenade(values)) return { ...work(book, functionOf(book, "fire"), values, told), after: html`` };
  return grenade(book, values);
}

/** Launched, fired or thrown: contact with one soldier, then the fragments on the others. */
function grenade(book: LiveBook, values: Answers): Worked & { readonly after: Html } {
  const row = rowAt(book, String(values.weapon)) as Row;
  const thrown = isThrown(values);
  const filling = thrown ? String(row.id) : String(values.filling);
  const isFlechette = filling === "flechette";
  const load = rowAt(book, `grenade-loads/${filling}`) as Row;
  const isRifle = String(values.weapon).startsWith("rifle");
  const flechetteShot = isRifle ? "rifleFlechetteShotAt" : "launcherFlechetteShotAt";
  const techLevel = thrown ? Number(values.techLevel) : Number(row.techLevel);
  const steps: Step[] = [];
  const ask = (of: string, ...args: readonly unknown[]) => {
    const told = book.explain[of]?.(...args) as Explained;
    steps.push(...told.steps);
    return told.value;
  };
  const stop = (says: string) => ({ says: `No attack: ${says}.`, steps, odds: [], after: html`` });

  const permission = ask("lookupMayFire", values.team, row.recoil ?? "ordinary");
  if (permission === "none") return stop("it may not fire");
  if (!thrown && row[filling] === null) return stop("it has no such filling");
  const hand = ask("lookupHandGrenades", techLevel) as Row | null;
  const shot = ask(isFlechette ? flechetteShot : "weaponShotAt", row, values.distance) as Row | null;
  if (shot === null) return stop("out of range");
  const contact = thrown ? penetrationOf(hand, filling) : Number((row[filling] as Row).penetration);
  if (contact === null || hand === null) return stop("there is no such grenade at this tech level");
  const firers = ask("lookupNumberOfFirers", ask("firingTeams", values.firers));
  const level = ask("adjustDifficulty", shot.band, { firerMoved: permission === "harder", firers });
  if (typeof level !== "string") return stop("the table has no such difficulty");
  const named = (key: string) => (values[key] === none ? undefined : values[key]);
  const modifiers = {
    initiative: named("initiative"),
    autofire: Number(shot.autofire ?? 0),
    flechetteGrenade: isFlechette,
    targetStatus: named("targetStatus"),
    targetMovement: named("targetMovement"),
    replacementGunner: values.replacementGunner === true,
  };
  const armor = values.armor === none ? 0 : ask("armorAgainst", rowAt(book, String(values.armor)), "other");
  const cover = values.cover === none ? 0 : ask("lookupCover", values.cover, values.status);
  const protection = ask("combineArmor", armor, cover);
  const kills = (penetration: number, damage: unknown) =>
    ask("damageEffect", penetration, protection, damage) === "casualty";
  const isDeadly = kills(contact, load.damage);
  const most = isFlechette ? Number(values.soldiers) : 1;
  const harm = (hit: unknown) => {
    const { hits, moraleCheck } = hit as { readonly hits: number; readonly moraleCheck: boolean };
    return told({ hits, casualties: isDeadly ? Math.min(hits, most) : 0, moraleCheck });
  };
  const [thrownHe, he] = [hand.he as Row, rowAt(book, "grenade-loads/he") as Row];
  const isDeadlyAround = !isFlechette && kills(Number(thrownHe.fragmentation), he.damage);
  const after = isFlechette ? html`` : fragments(book, Number(values.soldiers), isDeadlyAround);
  if (values.roll !== "any") {
    const hit = ask("attack", Number(values.roll), level, modifiers);
    return { says: `${harm(hit)}.`, steps, odds: [], after };
  }
  const odds = oddsTold(book, "attack", [level, modifiers], harm);
  const [likeliest] = odds.toSorted((one, other) => other.chance.decimal - one.chance.decimal);
  return { says: `Most often: ${likeliest?.outcome.toLowerCase()}.`, steps, odds, after };
}

/** Each team near enough is attacked besides, hit or missed. */
function fragments(book: LiveBook, soldiers: number, isDeadly: boolean): Html {
  const odds = oddsTold(book, "rollFragmentation", [{ soldier: soldiers }], (outcome) => {
    const { hits, moraleCheck } = outcome as { readonly hits: number; readonly moraleCheck: boolean };
    return told({ hits, casualties: isDeadly ? Math.min(hits, soldiers) : 0, moraleCheck });
  });
  return html`${chancesView(`Fragments on a team of ${soldiers} within the burst`, odds)}
<p><a href="striker-ii/rollFragmentation.html#soldier=${soldiers}">The fragments step by step</a></p>`;
}

function penetrationOf(hand: Row | null, filling: string): number | null {
  const cell = hand?.[filling] as number | Row | null | undefined;
  return typeof cell === "object" ? ((cell?.contact as number | undefined) ?? null) : (cell ?? null);
}

function isThrown({ weapon }: Answers): boolean {
  return String(weapon).startsWith("hand-grenade");
}

function isGrenade(values: Answers): boolean {
  return isThrown(values) || /^(grenade-launchers|rifle-grenades)\//.test(String(values.weapon));
}

/** What an attack did, as one says it at the table. */
function told(answer: unknown): string {
  if (typeof answer === "string") return `No attack: ${answer.replaceAll("-", " ")}`;
  const { hits, casualties, moraleCheck } = answer as { hits: number; casualties: number; moraleCheck: boolean };
  if (answer === null || hits === undefined) return "Unknown: the print lost what decides it";
  if (hits === 0) return moraleCheck ? "No hit, but a morale check" : "No effect";
  return casualties === 0
    ? "Hit without a casualty, morale check"
    : sentence(count(casualties, "casualty", "casualties"));
}
