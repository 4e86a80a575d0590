import jsonLogic from "json-logic-js";

/** One `if` with a branch a rule. */
export function rival({ rules }) {
  const logic = { if: rules.flatMap(({ when, gives }) => [{ and: when.flatMap(tests) }, { ...gives, "": "data" }]) };
  return (facts) => jsonLogic.apply(logic, facts);
}

// An object of one property would be taken for an operation; with a second one it is data.
function tests({ field, ...test }) {
  const asked = { var: field };
  return [
    ...("is" in test ? [{ "===": [asked, test.is] }] : []),
    ...("from" in test ? [{ ">=": [asked, test.from] }] : []),
    ...("below" in test ? [{ "<": [asked, test.below] }] : []),
    ...("above" in test ? [{ ">": [asked, { var: test.above }] }] : []),
    ...("upTo" in test ? [{ "<=": [asked, { var: test.upTo }] }] : []),
  ];
}
