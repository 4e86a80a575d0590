/** A lookup by one of so many ids. */
export function gravSpeeds(ids) {
  const rows = Array.from(
    { length: ids },
    (_, at) => `  - speed: speed-${at + 1}
    kph: ${100 + at}
    move: ${1000 + at}
`,
  );
  return `# yaml-language-server: $schema=../../../schema/movement.schema.json
kind: grav-speeds
title: Speeds
axes:
  speed: { match: exact }
rows:
${rows.join("")}`;
}
