import { ZenEngine } from "@gorules/zen-engine";

export const isAsync = true;

/** A decision table with a column a fact; the first row that holds answers. */
export function rival({ rules }) {
  const fields = rules[0].when.map(({ field }) => field);
  const outputs = Object.keys(rules[0].gives);
  const table = {
    hitPolicy: "first",
    inputs: fields.map((field) => ({ id: `in-${field}`, name: field, type: "expression", field })),
    outputs: outputs.map((field) => ({ id: `out-${field}`, name: field, type: "expression", field })),
    rules: rules.map(({ when, gives }, at) => ({
      _id: `rule-${at}`,
      ...Object.fromEntries(when.map((test) => [`in-${test.field}`, cell(test)])),
      ...Object.fromEntries(outputs.map((name) => [`out-${name}`, JSON.stringify(gives[name])])),
    })),
  };
  const nodes = [
    { id: "in", name: "in", type: "inputNode", position: { x: 0, y: 0 } },
    { id: "table", name: "table", type: "decisionTableNode", position: { x: 1, y: 0 }, content: table },
    { id: "out", name: "out", type: "outputNode", position: { x: 2, y: 0 } },
  ];
  const edges = [
    { id: "1", type: "edge", sourceId: "in", targetId: "table" },
    { id: "2", type: "edge", sourceId: "table", targetId: "out" },
  ];
  const decision = new ZenEngine().createDecision({ nodes, edges });
  return async (facts) => (await decision.evaluate(facts)).result;
}

function cell(test) {
  return [
    ...("is" in test ? [JSON.stringify(test.is)] : []),
    ...("from" in test ? [`>= ${test.from}`] : []),
    ...("below" in test ? [`< ${test.below}`] : []),
    ...("above" in test ? [`> ${test.above}`] : []),
    ...("upTo" in test ? [`<= ${test.upTo}`] : []),
  ].join(" and ");
}
