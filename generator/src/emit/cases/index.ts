import type { Book } from "../../model/index.ts";
import type { RecordValue } from "../../values/value.ts";
import { documentsOf } from "../json/document.ts";
import { printJson } from "../json/print-json.ts";
import type { BookTarget } from "../output/target.ts";
import { answerersOf } from "./answerers.ts";
import { refused } from "./tables/answerer.ts";

/** What a port must answer: calls of every function of a book with their answers, edges included. */
export const cases: BookTarget = (book, { version }) => {
  const { dataHash = null } = documentsOf(book, version).current;
  const head = { book: book.id, edition: "current", dataHash };
  return [{ path: `cases/${book.id}.json`, text: printJson({ ...head, functions: functionsOf(book) }) }];
};

function functionsOf({ editions: { current } }: Book): readonly RecordValue[] {
  const tables = new Map(current.map((table) => [table.id, table]));
  return current.flatMap((table) =>
    answerersOf(table, tables).map(([name, { parameters, trials, answer }]) => ({
      function: name,
      table: table.id,
      parameters: parameters.map((one) => ({ ...one })),
      cases: trials.map((given) => {
        const gives = answer(given);
        return gives === refused ? { given, refused: true } : { given, gives };
      }),
    })),
  );
}
