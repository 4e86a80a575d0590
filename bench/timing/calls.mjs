/** Microseconds of processor time a batch should take, so that the clock's own grain does not show. */
const batch = 15_000;

/**
 * Times several ways to the same answer in turn, round by round, so that a machine that is busy for a while is so for all.
 * A side is a function that makes `count` calls and gives something made of every answer, so that none is optimized away; each
 * side has its own loop, for a shared one would make every call a guess.
 * @returns for each side, nanoseconds a call in each round
 */
export async function race(sides, rounds = 15) {
  const counts = {};
  for (const [name, side] of Object.entries(sides)) counts[name] = await calibrate(side);
  const times = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const order = Object.keys(sides);
    if (round % 2 === 1) order.reverse();
    for (const name of order) times[name].push((1000 * (await cost(sides[name], counts[name]))) / counts[name]);
  }
  return times;
}

/** The ratio of two sides round by round. */
export function ratio(over, under) {
  return summary(over.map((one, round) => one / under[round]));
}

/** Median, and lowest and highest. */
export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const measured = (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  return { measured, spread: [sorted[0], sorted.at(-1)] };
}

/** Calls a batch needs; finding out warms the side up, too. */
async function calibrate(side) {
  for (let count = 1; ; count *= 2) {
    if ((await cost(side, count)) >= batch) return count;
  }
}

/** Processor time of some calls in microseconds. */
async function cost(side, count) {
  const before = process.cpuUsage();
  const answer = side(count);
  const end = answer instanceof Promise ? await answer : answer;
  const { user, system } = process.cpuUsage(before);
  if (end === undefined) throw new Error("a side must give what its answers add up to");
  return user + system;
}
