import type { Fields, Values } from "./field.ts";
import { writeState } from "./state.ts";

/** Browsers refuse an address that changes many times a second, as while a slider is drawn. */
const pause = 200;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * The answers in the address, after `#`, since a page from disk may change nothing else of it. An anchor of the page
 * is none: null.
 */
export function stateOfAddress(): string | null {
  const state = location.hash.slice(1);
  return state === "" || state.includes("=") ? state : null;
}

/** Under this name the address keeps the answers of the other side. */
export const backName = "back";

/** The address of the page with these answers, and those of the other side. */
export function addressWith<Of extends Fields>(fields: Of, values: Values<Of>, other: Values<Of> | null): string {
  const own = writeState(fields, values);
  const back = other && new URLSearchParams([[backName, writeState(fields, other)]]).toString();
  const state = [own, back ?? ""].filter((part) => part !== "").join("&");
  return `${location.href.split("#")[0]}${state && `#${state}`}`;
}

/** Keeps the answers in the address, without a new step in the history. */
export function keepInAddress<Of extends Fields>(fields: Of, values: Values<Of>, other: Values<Of> | null): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => history.replaceState(null, "", addressWith(fields, values, other)), pause);
}
