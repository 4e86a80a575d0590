import { type Emitter, type Steps, steps } from "../book/steps.ts";
import { evidenceOf } from "../replay/replay.ts";

/** What a step is called for, such as a book, and all that its result follows from. */
type Key = readonly [name: string, ...from: readonly unknown[]];

/**
 * The steps of a compilation, which give their last result again where it would follow from the same things: texts, or the
 * very objects another step gave again. One result per file or book is kept, so memory grows with the
 * project and not with the number of rounds.
 */
export function rememberingSteps(once: Steps = steps): Steps {
  let emitter: Promise<Emitter> | undefined;
  return {
    readLanguage: remembering(once.readLanguage, ({ schemas }) => [
      "",
      ...schemas.flatMap(({ path, text }) => [path, text]),
    ]),
    readReleases: remembering(once.readReleases, (file) => ["", file?.text]),
    parse: remembering(once.parse, ({ path, text }) => [path, text]),
    validate: remembering(once.validate, ({ id }, parsed, language) => [id, language, ...parsed.values()]),
    resolve: remembering(once.resolve, (book, releases) => [book.id, book, releases]),
    replay: remembering(once.replay, (book, evidence) => [
      book.id,
      book,
      ...evidenceOf(book.id, evidence).flatMap(({ path, text }) => [path, text]),
    ]),
    loadEmitter: () => {
      emitter ??= once.loadEmitter().then(({ emitBook, emitPackage }) => ({
        emitBook: remembering(emitBook, (book, { name, version }) => [book.id, book, name, version]),
        emitPackage,
      }));
      return emitter;
    },
  };
}

function remembering<Given extends readonly unknown[], Result>(
  step: (...given: Given) => Result,
  keyOf: (...given: Given) => Key,
): (...given: Given) => Result {
  const last = new Map<string, { readonly from: readonly unknown[]; readonly result: Result }>();
  return (...given) => {
    const [name, ...from] = keyOf(...given);
    const known = last.get(name);
    if (known?.from.length === from.length && known.from.every((one, at) => one === from[at])) return known.result;
    const result = step(...given);
    last.set(name, { from, result });
    return result;
  };
}
