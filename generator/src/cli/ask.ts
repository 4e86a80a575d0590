import { createInterface } from "node:readline/promises";

const LEFT = "no more answers; nothing was written";

/** Nobody answers any more: the terminal was left, by Ctrl+D or by closing it. */
export class UnansweredFailure extends Error {
  override readonly name = "UnansweredFailure";
}

/** Asks questions one after the other. Lines that were pasted together answer the next ones. */
export function asker(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): (question: string) => Promise<string> {
  const pasted: string[] = [];
  let begun = "";
  return async (question) => {
    const answer = pasted.shift();
    if (answer !== undefined) {
      output.write(`${question}${answer}\n`);
      return answer;
    }
    const reader = createInterface({ input, output, terminal: true });
    try {
      reader.on("line", (line) => void pasted.push(line));
      const answered = Promise.race([reader.question(question).catch(unanswered), untilClosed(reader)]);
      if (begun !== "") reader.write(begun);
      return await answered;
    } finally {
      begun = reader.line;
      reader.close();
    }
  };
}

function untilClosed(reader: { readonly once: (event: "close", then: () => void) => unknown }): Promise<never> {
  return new Promise((_, reject) => {
    reader.once("close", () => reject(new UnansweredFailure(LEFT)));
  });
}

function unanswered(): never {
  throw new UnansweredFailure(LEFT);
}
