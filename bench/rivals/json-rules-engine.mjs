import { Engine } from "json-rules-engine";

export const isAsync = true;

/** A rule an answer, which comes as the event of the one that holds. */
export function rival({ rules }) {
  const engine = new Engine();
  for (const { when, gives } of rules) {
    engine.addRule({ conditions: { all: when.flatMap(tests) }, event: { type: "answer", params: gives } });
  }
  return async (facts) => (await engine.run(facts)).events[0].params;
}

function tests({ field: fact, ...test }) {
  return [
    ...("is" in test ? [{ fact, operator: "equal", value: test.is }] : []),
    ...("from" in test ? [{ fact, operator: "greaterThanInclusive", value: test.from }] : []),
    ...("below" in test ? [{ fact, operator: "lessThan", value: test.below }] : []),
    ...("above" in test ? [{ fact, operator: "greaterThan", value: { fact: test.above } }] : []),
    ...("upTo" in test ? [{ fact, operator: "lessThanInclusive", value: { fact: test.upTo } }] : []),
  ];
}
