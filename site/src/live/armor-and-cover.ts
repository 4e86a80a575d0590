import { armorCalculator } from "../calculators/armor-and-cover.ts";
import { mountCalculator } from "./answer/mount.ts";

export function mount(root: HTMLElement): void {
  mountCalculator(root, armorCalculator);
}
