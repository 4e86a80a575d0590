import type { Product, Repeat } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import { count, flag } from "../../typescript/takes.ts";
import { axisParameter } from "../tables/parameters.ts";
import { asParameter, constantOf, type Declare, refuseBelow, refuseNoFlag, shareArguments, unused } from "./code.ts";
import { type FigureCode, figureCode } from "./figure-code.ts";

/** A looked-up figure, cut to a share once for each count, times looked-up factors, divided where a flag says so. */
export const product: Declare<Product> = (table, { base, column, by, divide, repeat }, setting) => {
  const lookups = [base, ...by].map((id) => namedTable(setting.tables, id, "lookup"));
  const parameters = [
    ...lookups.flatMap((lookup) => lookup.axes.map((axis) => axisParameter(lookup, axis, setting.book))),
    ...(divide ? [asParameter(divide, flag, "boolean")] : []),
    ...(repeat ? [asParameter(repeat, count)] : []),
  ];
  const divisor = divide ? constantOf(setting, divide.by) : null;
  const taken = [...parameters, ...(divisor ? [{ name: divisor.source.dataName }] : [])];
  const figures = lookups.map((lookup, at) =>
    figureCode(lookup, at === 0 ? column : null, unused(at === 0 ? "base" : `factor${at}`, taken)),
  );
  const cutBy = (figure: Code, times: string, { by, round }: Repeat) =>
    code`${runtime.cutEach}(${figure}, ${times}, ${shareArguments(by, round)})`;
  const cut = (figure: Code) => (repeat ? cutBy(figure, repeat.name, repeat) : figure);
  const [first, ...factors] = figures as [FigureCode, ...FigureCode[]];
  // The last cut finds nothing left if the cuts before it left nothing.
  const ended =
    repeat && repeat.atZero !== null
      ? [
          code`if (${repeat.name} > 0 && ${cutBy(first.expression, `${repeat.name} - 1`, repeat)} === 0) return ${stringLiteral(repeat.atZero)};`,
        ]
      : [];
  const body = [
    ...(divide ? [refuseNoFlag(table, divide.name)] : []),
    ...(repeat ? refuseBelow(0, table, repeat.name, true) : []),
    ...figures.map(({ call }) => call),
    ...first.guards,
    ...ended,
    ...factors.flatMap(({ guards }) => guards),
    ...(divide && divisor?.isLost ? [code`if (${divide.name}) return ${divisor.code};`] : []),
    ...(divide && divisor && !divisor.isLost
      ? divided(productCode(figures, cut), divide.name, divisor.code, unused("product", taken))
      : [code`return ${productCode(figures, cut)};`]),
  ];
  const lost = divisor?.isLost ? [runtime.Unknown] : [];
  const end = repeat && repeat.atZero !== null ? [stringLiteral(repeat.atZero)] : [];
  return {
    parameters,
    returns: ["number", ...end, ...figures.flatMap(({ instead }) => instead), ...lost],
    unit: first.unit,
    body,
  };
};

function divided(product: Code, flag: string, divisor: Code, name: string): readonly Code[] {
  return [
    code`const ${name} = ${product};`,
    code`return ${flag} ? ${runtime.exactQuotient}(${name}, ${divisor}) : ${name};`,
  ];
}

/** The product of the figures; exact to the digit where some are not whole. */
function productCode(figures: readonly FigureCode[], cut: (base: Code) => Code): Code {
  const whole = figures.every((one) => one.whole);
  const [base = "1", ...factors] = figures.map(({ expression }) => expression);
  return factors.reduce<Code>(
    (product, one) => (whole ? code`${product} * ${one}` : code`${runtime.exactProduct}(${product}, ${one})`),
    cut(base),
  );
}
