import { doorCalculator } from "../calculators/kick-door.ts";
import { mountCalculator } from "./answer/mount.ts";

export function mount(root: HTMLElement): void {
  mountCalculator(root, doorCalculator);
}
