/** Two outputs to change between: files that stay, change, come and go. */
export const outputs = ["odd", "even"].map((turn) =>
  Array.from({ length: 24 }, (_, index) => {
    const stays = index % 3 === 0;
    const moves = index % 3 === 1;
    return {
      path: `book-${index % 4}/${moves ? `${turn}/` : ""}table-${index}.ts`,
      text: `${stays ? "same" : turn}\n`.repeat(200),
    };
  }),
);
