import { test } from "vitest"; import { parse } from "../generator/src/parse/index.ts";
import { positionAt } from "../generator/src/source.ts";
const cases = {
 glued: "kind: hit-table\ntitle: Hits\nrows:\n  - roll: 1\n    hits: 2\n  -roll: 3\n    hits: 4\n  - roll: 5\n    hits: 1\n",
 glued0: "kind: hit-table\nrows:\n  - roll: 1\n    hits: 2\n-roll: 3\n    hits: 4\n  - roll: 5\n",
 gluedFirst: "kind: hit-table\nrows:\n  -roll: 1\n    hits: 2\n  - roll: 3\n",
 under: "kind: small-arms\nrows:\n  acr:\n    techLevel: 10\n   name: ACR\n    weight: 3\n    price: 800\n  b:\n    techLevel: 1\n",
 under2: "kind: small-arms\nrows:\n  acr:\n    techLevel: 10\n    name: ACR\n  weight: 3\n    price: 800\n    x: 1\n  b:\n    techLevel: 1\n",
 under3: "kind: small-arms\nrows:\n  acr:\n   techLevel: 10\n    name: ACR\n    weight: 3\n    price: 800\n  b:\n    techLevel: 1\n",
 under4: "kind: small-arms\nrows:\n  acr:\n    loads:\n      slugs:\n        magazine: 2\n       difficult: 2\n        damage: 3\n        price: 3\n  b:\n    techLevel: 1\n",
 over: "kind: small-arms\nrows:\n  acr:\n    techLevel: 10\n     name: ACR\n    weight: 3\n    price: 800\n",
 multi: "kind: small-arms\nrows:\n  acr:\n    techLevel:10\n    name ACR\n\tweight: 3\n    price: 800\n  b:\n    techLevel: 1\n    name: *x\n",
 multi2: "kind: hit-table\nrows:\n  - roll:1\n    hits: 2\n  -roll: 3\n    hits: 4\n  - roll: 5\n\thits: 1\n  - roll 3\n    hits:5\n",
 unknown: "a: { unknown: }\n",
};
test("p", () => { let out=""; for (const [n,text] of Object.entries(cases)) { out+="## "+n+"\n"; for (const d of parse({path:"x",text}).diagnostics){const p=positionAt(d.span.file,d.span.start);out+=(`${p.line}:${p.column} ${d.code} ${d.message} | ${d.hint} [${text.slice(d.span.start,d.span.end)}]\n`)} }; console.log(out); });
