/** The islands by name; each module exports `mount`, and a page asks for one with `<section data-live="<name>">`. */
export const islands: Readonly<Record<string, (root: HTMLElement) => void>> = {};
