import { attackCalculator } from "../calculators/attack/index.ts";
import { mountCalculator } from "./answer/mount.ts";

export function mount(root: HTMLElement): void {
  mountCalculator(root, attackCalculator);
}
