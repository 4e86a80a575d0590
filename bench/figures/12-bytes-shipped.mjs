import { transformSync } from "esbuild";
import { bundlers } from "../bundlers.mjs";
import { sharesOfPeers } from "../peers.mjs";
import { fromPackage } from "../repository.mjs";

const tables = [
  ["striker-ii", "smallArms"],
  ["striker-ii", "personalArmor"],
  ["striker-ii", "armorRating"],
  ["striker-ii", "hitTable"],
  ["walkers", "walkerPoints"],
];

/** What an app ships that shows one table, against that table's own rows minified; of five tables the worst. */
export async function measure() {
  const rows = [];
  for (const [name, bundle] of Object.entries(bundlers)) {
    let worst = { measured: 0 };
    for (const [book, table] of tables) {
      const app = `import { ${table} } from "skirmish-tables/${book}"; console.log(${table});`;
      const data = (await fromPackage(`${book}/index.js`))[table];
      const measured = (await bundle(app)).length / minified(`console.log(${JSON.stringify(data)});`).length;
      if (measured > worst.measured) worst = { measured, table };
    }
    const what = `one table shipped by ${name} ÷ that table minified (${worst.table})`;
    rows.push({ what, measured: worst.measured, target: 1.15 });
  }
  const all = 'import * as books from "./all.js"; console.log(books);';
  const one = 'import { smallArms } from "skirmish-tables/striker-ii"; console.log(smallArms);';
  const lookup = 'import { lookupHit } from "skirmish-tables/striker-ii"; console.log(lookupHit(7, "routine"));';
  const [whole, table, call] = [
    await bundlers.esbuild(all),
    await bundlers.esbuild(one),
    await bundlers.esbuild(lookup),
  ];
  rows.push({
    what: "the largest table ÷ all books bundled",
    measured: (100 * table.length) / whole.length,
    unit: "%",
  });
  rows.push({ what: "the hit lookup ÷ all books bundled", measured: (100 * call.length) / whole.length, unit: "%" });
  return [...rows, ...(await sharesOfPeers())];
}

function minified(code) {
  return transformSync(code, { minify: true, charset: "utf8" }).code.trim();
}
