import { moraleCalculator } from "../calculators/morale-check.ts";
import { mountCalculator } from "./answer/mount.ts";

export function mount(root: HTMLElement): void {
  mountCalculator(root, moraleCalculator);
}
