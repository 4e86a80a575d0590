import fc from "fast-check";
import { piece } from "./texts.ts";

/** One way of spoiling a text. Places are shares of its length, so that they fit every text. */
export type Mutation = (text: string) => string;

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** One to four things people, programs and merges do to a file. */
export const mutations: fc.Arbitrary<Mutation> = fc
  .array(fc.oneof(inserted(), replaced(), cut(), copied(), line(), truncated()), { minLength: 1, maxLength: 4 })
  .map((all) => (text) => all.reduce((so, mutate) => mutate(so), text));

function inserted(): fc.Arbitrary<Mutation> {
  return fc.tuple(share, piece).map(
    ([at, what]) =>
      (text) =>
        splice(text, at, 0, what),
  );
}

function replaced(): fc.Arbitrary<Mutation> {
  return fc.tuple(share, fc.nat(6), piece).map(
    ([at, length, what]) =>
      (text) =>
        splice(text, at, length, what),
  );
}

function cut(): fc.Arbitrary<Mutation> {
  return fc.tuple(share, fc.integer({ min: 1, max: 40 })).map(
    ([at, length]) =>
      (text) =>
        splice(text, at, length, ""),
  );
}

function copied(): fc.Arbitrary<Mutation> {
  return fc.tuple(share, share, fc.nat(200)).map(([from, to, length]) => (text) => {
    const start = Math.floor(text.length * from);
    return splice(text, to, 0, text.slice(start, start + length));
  });
}

/** A line is left out, doubled, moved in or out, or put elsewhere. */
function line(): fc.Arbitrary<Mutation> {
  return fc.tuple(share, share, fc.nat(4)).map(([from, to, way]) => (text) => {
    const lines = text.split("\n");
    const at = Math.floor(lines.length * from);
    const [taken = ""] = lines.splice(at, 1);
    const put = [[], [taken, taken], [` ${taken}`], [taken.replace(/^ {1,2}/, "")]][way];
    if (put) lines.splice(at, 0, ...put);
    else lines.splice(Math.floor(lines.length * to), 0, taken);
    return lines.join("\n");
  });
}

function truncated(): fc.Arbitrary<Mutation> {
  return share.map((at) => (text) => text.slice(0, Math.floor(text.length * at)));
}

function splice(text: string, at: number, length: number, what: string): string {
  const start = Math.floor(text.length * at);
  return text.slice(0, start) + what + text.slice(start + length);
}
