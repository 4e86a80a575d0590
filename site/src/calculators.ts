/** A tool: the page `calculators/<id>.html` holds `<section data-live="<id>">`, and `live/<id>.ts` fills it. */
export interface Calculator {
  readonly id: string;
  readonly title: string;
  readonly says: string;
}

export const calculators: readonly Calculator[] = [
  {
    id: "attack",
    title: "An attack",
    says: "From distance to casualties, with any weapon fired straight at a team in Striker II.",
  },
  { id: "armor-and-cover", title: "Armor plus cover", says: "What a suit and what it hides behind come to together." },
  { id: "morale-check", title: "Morale check", says: "The state of a team before and after, with its odds." },
  { id: "walker", title: "A walker", says: "Points and movement of a walker by its base." },
  { id: "kick-door", title: "Kick in the door", says: "What to roll to get through a door." },
];

/** Pictures that have a page of their own; those of a single table stand below it. */
export const pictures: readonly Calculator[] = [
  {
    id: "range",
    title: "Weapons over distance",
    says: "Chance of a hit and penetration of up to four weapons, with armor across.",
  },
  {
    id: "morale-odds",
    title: "Odds of passing morale",
    says: "A team's check in each state it may be in, by its current morale.",
  },
  { id: "hull-losses", title: "A walker losing its hull", says: "What is left of a walker as its hull points go." },
];
