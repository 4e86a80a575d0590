import { decisions } from "../decisions/index.mjs";
import { rivals } from "../rivals/index.mjs";
import { race, ratio } from "../timing/calls.mjs";

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 2 });

/** The same questions asked of others; of each rival the one where it comes nearest is given. */
export async function measure() {
  const asked = await Promise.all(decisions.map((make) => make()));
  const rows = [];
  for (const { name, least } of rivals) rows.push(await against(name, least, asked));
  return rows;
}

async function against(name, least, asked) {
  let module;
  try {
    module = await import(`../rivals/${name}.mjs`);
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    return { what: `${name} is not installed: run npm install in bench/`, measured: null };
  }
  const { rival, isAsync = false } = module;
  const found = [];
  for (const decision of asked) {
    const theirs = await rival(decision);
    await expectSame(decision, theirs, name);
    const times = await race(
      { ours: loop(decision.ours, decision.facts), theirs: (isAsync ? asyncLoop : loop)(theirs, decision.facts) },
      7,
    );
    found.push({ decision: decision.name, ...ratio(times.theirs, times.ours) });
  }
  const all = found.map(({ decision, measured }) => `${decision} ${compact.format(measured)}`);
  const { measured, spread } = found.sort((a, b) => a.measured - b.measured)[0];
  const target = least === undefined ? {} : { target: least, atLeast: true };
  return { what: `${name} ÷ ours: ${all.join(", ")}`, measured, spread, ...target };
}

/** A rival that answers otherwise is asked otherwise. */
async function expectSame({ name, facts, ours, told = (answer) => answer, rules }, theirs, rival) {
  for (const one of facts.slice(0, 50)) {
    const [expected, found] = [told(ours(one)), await theirs(one)];
    const fields = Object.keys(rules[0].gives);
    // SQLite has no booleans; 1 is its true.
    const text = (answer) =>
      JSON.stringify(fields.map((field) => answer?.[field]))
        .replaceAll("true", "1")
        .replaceAll("false", "0");
    if (text(found) !== text(expected))
      throw new Error(`${rival} answers ${name} ${JSON.stringify(one)} with ${JSON.stringify(found)}`);
  }
}

/** A loop of its own for each side: `new Function` keeps the calls of one from being taken for those of another. */
function loop(ask, facts) {
  return new Function(
    "ask",
    "facts",
    `return (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += ask(facts[i & 255]) === undefined ? 0 : 1;
      return sum;
    };`,
  )(ask, facts);
}

function asyncLoop(ask, facts) {
  return async (count) => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) sum += (await ask(facts[i & 255])) === undefined ? 0 : 1;
    return sum;
  };
}
