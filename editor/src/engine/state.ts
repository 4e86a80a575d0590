import { type Content, contentAt, contentOf, type Path, parse, type SourceFile } from "../compiler.ts";
import { type Around, type Compiler, compilerOf, type Problem } from "./check.ts";
import { layOut } from "./layout.ts";
import type { Sheet } from "./sheet.ts";
import { Workspace } from "./workspace.ts";

/** A project as a page opens it. */
export interface Opened extends Around {
  readonly rules: readonly (SourceFile & { readonly hash: string })[];
}

/** A project that is being edited, and the compiler that watches it. */
export class State {
  readonly around: Around;
  readonly compiler: Compiler;
  readonly workspace: Workspace;
  /** What is wrong with these very rules, once that is known. */
  #found: { readonly rules: readonly SourceFile[]; readonly problems: readonly Problem[] } | null = null;

  constructor({ rules, ...around }: Opened) {
    this.around = around;
    this.compiler = compilerOf(around);
    this.workspace = new Workspace(rules);
  }

  file(path: string): SourceFile | undefined {
    return this.workspace.file(path);
  }

  sheet(path: string, part: "rows" | "fields" = "rows"): Sheet | null {
    const file = this.file(path);
    return file ? layOut(file, this.compiler.kindOf, part, this.compiler.parse) : null;
  }

  /** What is wrong now; null where only the server can say. */
  check(): readonly Problem[] | null {
    if (!this.compiler.isPrepared) return null;
    const { rules } = this.workspace;
    if (this.#found?.rules !== rules) this.#found = { rules, problems: this.compiler.check(rules) };
    return this.#found.problems;
  }

  model() {
    return this.compiler.model(this.workspace.rules);
  }

  /** What stands at a place of a file; null where nothing does. */
  contentAt(path: string, at: Path): Content | null {
    const file = this.file(path);
    const root = file && parse(file).tree?.root;
    return (root && contentAt(contentOf(root), at)) ?? null;
  }

  /** The file of the table an address begins with; null where there is none. */
  pathOf(address: string): string | null {
    const [book, table] = address.split("/");
    const isIt = ({ path }: SourceFile) => path.startsWith(`rules/${book}/`) && path.endsWith(`/${table}.yaml`);
    return this.workspace.rules.find(isIt)?.path ?? null;
  }
}
