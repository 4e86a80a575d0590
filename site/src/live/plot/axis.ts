/** One direction of a plot: what it measures, from where to where. */
export interface Axis {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly text: (value: number) => string;
}

/** Where a value of an axis stands between two pixels. */
export function placeOn({ from, to }: Axis, value: number, first: number, last: number): number {
  const share = to === from ? 0 : (value - from) / (to - from);
  return Math.round((first + share * (last - first)) * 10) / 10;
}

/** Round values along an axis, about as many as asked for: steps of 1, 2 or 5 and their tens. */
export function ticksOf({ from, to }: Axis, about: number): readonly number[] {
  const rough = (to - from) / about;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * ten).find((one) => one >= rough) ?? ten * 10;
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
