import { type Code, code, runtime } from "../../typescript/code.ts";

/** The sum of figures; exact to the digit where some are not whole. */
export function sumCode([first = "0", ...others]: readonly Code[], whole: boolean): Code {
  return others.reduce<Code>(
    (sum, one) => (whole ? code`${sum} + ${one}` : code`${runtime.exactSum}(${sum}, ${one})`),
    first,
  );
}

/** The exact sum of figures with at most so many decimals; faster than finding the decimals at run time. */
export function roundedSum(figures: readonly Code[], decimals: number): Code {
  if (decimals === 0) return sumCode(figures, true);
  const scale = String(10 ** decimals);
  return code`(${sumCode(
    figures.map((one) => code`Math.round(${one} * ${scale})`),
    true,
  )}) / ${scale}`;
}

/** The statement that adds a figure to a variable. */
export function addTo(variable: string, figure: Code, whole: boolean): Code {
  return whole ? code`${variable} += ${figure};` : code`${variable} = ${sumCode([variable, figure], false)};`;
}
