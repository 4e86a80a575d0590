import { understand } from "../../../generator/src/compile.ts";
import type { Model } from "../../../generator/src/model/index.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";
import { houseBook, projectOf } from "../../given/project.ts";

const weapons = `kind: small-arms
title: Club weapons
description: What the club fires.
rows:
  needle-rifle:
    name: Needle rifle
    aliases: [needler]
    techLevel: 12
    weight: 2.5
    price: 600
    loads:
      needles:
        name: Needles
        magazine: 20
        difficult: 300(3)+2
        damage: 3
        signature: M
        targets: 1
        weight: .4
        price: 10
  needle-pistol:
    name: Needle pistol
    techLevel: 12
    weight: 1
    price: 300
    loads:
      needles:
        name: Needles
        magazine: 8
        difficult: 40(1)
        damage: 2
        signature: M
        targets: 1
        weight: .2
        price: 5
`;

export const rules: readonly SourceFile[] = [
  houseBook("club"),
  { path: "rules/club/weapon/club-weapons.yaml", text: weapons },
];

/** An erratum of the club's book. */
export function erratum(id: string, text: string): SourceFile {
  return { path: `rules/club/errata/${id}.yaml`, text };
}

/** The model of the club's book with these errata; what is wrong with them fails the test. */
export function clubModel(...errata: readonly SourceFile[]): Model {
  return understand(projectOf([...rules, ...errata]), ({ message }) => {
    throw new Error(message);
  });
}
