/** A book of house rules with one table, to be judged by the schemas of this repository. */
export const book = { path: "rules/house/book.yaml", text: "title: House rules\ndocument: none\nminus: negative\n" };

export const shieldsPath = "rules/house/armor/shields.yaml";

export const shields = `\
kind: cover
title: Cover by wall
axes:
  cover: { match: exact }
  status: { match: exact, columns: [hidden, concealed] }
rows:
  - { cover: hedge, hidden: 2, concealed: 1 }
  - { cover: stone, hidden: 6, concealed: 4 }
`;
