import type { App } from "./app.ts";
import type { Place } from "./grid.ts";

export function openPaste(_app: App, _text: string, _at: Place): void {}
