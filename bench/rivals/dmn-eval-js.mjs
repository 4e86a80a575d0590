import dmn from "@hbtgmbh/dmn-eval-js";

/** A decision table in DMN's XML; its one row that holds answers. */
export async function rival({ rules, facts }) {
  const { decisionTable } = dmn;
  const decisions = await decisionTable.parseDmnXml(xmlOf(rules));
  const fields = Object.keys(facts[0]).filter((name) => typeof facts[0][name] !== "object");
  const known = new Map(facts.map((one) => [one, Object.fromEntries(fields.map((name) => [name, one[name]]))]));
  return (one) => decisionTable.evaluateDecision("asked", decisions, known.get(one));
}

function xmlOf(rules) {
  const fields = rules[0].when.map(({ field }) => field);
  const outputs = Object.keys(rules[0].gives);
  const input = fields.map(
    (field) =>
      `<input id="in-${field}"><inputExpression id="e-${field}"><text>${field}</text></inputExpression></input>`,
  );
  const output = outputs.map((name) => `<output id="out-${name}" name="${name}" typeRef="string" />`);
  const rows = rules.map(({ when, gives }, at) => {
    const tests = when.map(
      (test, column) => `<inputEntry id="i${at}-${column}"><text><![CDATA[${cell(test)}]]></text></inputEntry>`,
    );
    const answers = outputs.map(
      (name, column) =>
        `<outputEntry id="o${at}-${column}"><text><![CDATA[${JSON.stringify(gives[name])}]]></text></outputEntry>`,
    );
    return `<rule id="r${at}">${tests.join("")}${answers.join("")}</rule>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/DMN/20151101/dmn.xsd" id="d" name="d" namespace="http://camunda.org/schema/1.0/dmn">
<decision id="asked" name="asked"><decisionTable id="t" hitPolicy="FIRST">${input.join("")}${output.join("")}${rows.join("")}</decisionTable></decision>
</definitions>`;
}

function cell({ field: _, ...test }) {
  if ("is" in test) return JSON.stringify(test.is);
  if ("from" in test) return `[${test.from}..${test.below}[`;
  return "above" in test ? `]${test.above}..${test.upTo}]` : `<= ${test.upTo}`;
}
