import { forgetful, type Memo } from "../memo.ts";
import { hashOf } from "./compare.ts";
import { changedAt, readBytes } from "./disk.ts";
import { isList, isObject, isText } from "./forms.ts";
import { keep } from "./keep.ts";
import { compilerName, largest, recordPath } from "./place.ts";

/** How the steps begin whose result is texts made of a text. */
const printing = "print ";

/** What an earlier run printed of each module beside its data, by the step that printed it: what of, and the texts. */
type Surfaces = { [step: string]: readonly [key: string, texts: readonly string[]] };

/** Printed text that outlives a run. */
export interface LastingSurfaces {
  /** Forgets all but what was printed. */
  readonly memo: Memo;
  /**
   * Keeps what was printed, if any of it is new. Failing does no harm.
   * @param outputs paths of all modules there are now
   */
  readonly keep: (outputs: ReadonlySet<string>) => void;
}

/**
 * What is kept of a project's printed text; it is read for the first module that is printed, which in a check is none. A
 * record that is not as we left it is passed over.
 */
export function recallSurfaces(folder: string): LastingSurfaces {
  const path = recordPath(folder, "surfaces");
  const compiler = compilerName();
  let surfaces: Surfaces | undefined;
  let isNew = false;
  const memo: Memo = (step, from, make) => {
    const [text] = from;
    if (path === null || compiler === null || !step.startsWith(printing) || !isText(text)) {
      return forgetful(step, from, make);
    }
    surfaces ??= read(path, compiler);
    const key = hashOf(Buffer.from(text));
    const [known, texts] = (Object.hasOwn(surfaces, step) ? surfaces[step] : undefined) ?? [];
    if (known === key) return texts as ReturnType<typeof make>;
    const made = make();
    surfaces[step] = [key, made as readonly string[]];
    isNew = true;
    return made;
  };
  return {
    memo,
    keep: (outputs) => {
      if (!isNew || !surfaces || path === null || compiler === null) return;
      const present = Object.entries(surfaces).filter(([step]) => outputs.has(step.slice(printing.length)));
      keep(path, sealed(compiler, Object.fromEntries(present)));
    },
  };
}

function read(path: string, compiler: string): Surfaces {
  if (changedAt(path, largest) === undefined) return {};
  try {
    const record: unknown = JSON.parse(Buffer.from(readBytes(path) ?? []).toString("utf8"));
    if (!isObject(record) || record.compiler !== compiler || !isSurfaces(record.surfaces)) return {};
    return record.seal === sealed(compiler, record.surfaces).seal ? record.surfaces : {};
  } catch {
    return {};
  }
}

/** With a hash of all that is said, for this becomes part of the output. */
function sealed(compiler: string, surfaces: Surfaces) {
  return { compiler, surfaces, seal: hashOf(Buffer.from(JSON.stringify([compiler, surfaces]))) };
}

function isSurfaces(read: unknown): read is Surfaces {
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && isText(pair[0]) && isList(pair[1], isText);
  return isObject(read) && Object.values(read).every(isPair);
}
