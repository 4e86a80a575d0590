/** The folder the compiler runs from, `src/` or `dist/`: what it reads of its own stands in or beside it. */
export const home = new URL(".", import.meta.url);
