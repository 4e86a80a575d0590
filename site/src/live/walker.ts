import { walkerCalculator } from "../calculators/walker/index.ts";
import { mountCalculator } from "./answer/mount.ts";

export function mount(root: HTMLElement): void {
  mountCalculator(root, walkerCalculator);
}
