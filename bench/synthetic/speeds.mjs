/** A lookup by one of so many ids. */
export function gravSpeeds(ids) {
  const rows = Array.from(
    { length: ids },
    (_, at) => `  - speed: speed-${at + 1}
    kph: ${100 + at}
    move: ${1000 + at}
`,
  );
  return `kind: lookup
title: Speeds
axes:
  speed: { match: exact }
columns:
  kph: number
  move: number
rows:
${rows.join("")}`;
}
