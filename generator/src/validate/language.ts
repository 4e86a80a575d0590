import { withMadeKinds } from "../columns/kind-file.ts";
import { describesItself, generalKinds } from "../columns/table.ts";
import type { Diagnostic, Report } from "../diagnostics/diagnostic.ts";
import { findFamilies, findKinds, type Kind, readKind } from "../kinds/kind.ts";
import { readSchemas, type SchemaNode, SchemaProblem, type SchemaSet } from "../kinds/schema-set.ts";
import { checkKind } from "../kinds/sound-kind.ts";
import type { Project } from "../project/project.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { type JudgedKind, ownKind } from "./own-kind.ts";
import { createValidators, type Validate } from "./validator.ts";

/** What authors may write in this project: its families, their kinds, and the validators of each file. */
export interface Language {
  /** What is wrong with the kinds that are written as tables. */
  readonly found: readonly Diagnostic[];
  readonly families: readonly string[];
  /** Ids of the kinds a family may use. */
  readonly kindsOf: (family: string) => readonly string[];
  readonly kind: (family: string, id: string) => Kind;
  /** Whether the family has this kind in a file, be it one with mistakes. */
  readonly isWritten: (family: string, id: string) => boolean;
  /** The kind of a table as its own file has it, which may declare columns; null after a complaint. */
  readonly kindOf: (family: string, id: string, root: SyntaxMap, scope: Scope, report: Report) => JudgedKind | null;
  /** The validator of a schema, by its path inside the schema folder. */
  readonly validator: (schema: string) => Validate;
}

/**
 * Reads the schemas of a project. Kinds and validators are made when first asked for.
 * @throws SchemaProblem where a schema cannot be used
 */
export function readLanguage(project: Pick<Project, "schemas" | "schemaLibrary">): Language {
  const found: Diagnostic[] = [];
  const schemas = readSchemas(withMadeKinds(project.schemas, (one) => void found.push(one)));
  const written = new Set(project.schemas.map(({ path }) => path));
  const validators = new Map<string, Validate>();
  const kinds = new Map<string, Kind>();
  const paths = new Map<string, ReadonlyMap<string, string>>();
  const pathsOf = (family: string) => remember(paths, family, () => findKinds(schemas, family));
  const validatorOf = createValidators(schemas, project.schemaLibrary);
  const kind = (family: string, id: string): Kind => {
    const path = pathsOf(family).get(id) as string;
    return remember(kinds, path, () => readKindOf(schemas, id, path));
  };
  const validator = (schema: string) => remember(validators, schema, () => validatorOf(schema));
  const declaresColumns = (family: string, id: string, root: SyntaxMap) => {
    const head = schemas.files.get(pathsOf(family).get(id) as string);
    return head !== undefined && describesItself(root, id, head);
  };
  return {
    found,
    families: findFamilies(schemas),
    kindsOf: (family) => [...pathsOf(family).keys()],
    kind,
    isWritten: (family, id) => [family, "shared"].some((folder) => written.has(`schema/${folder}/${id}.yaml`)),
    kindOf: (family, id, root, scope, report) => {
      const path = pathsOf(family).get(id) as string;
      if (declaresColumns(family, id, root)) return ownKind(schemas, { id, path }, root, scope, report);
      return { kind: kind(family, id), validate: validator(path) };
    },
    validator,
  };
}

/** Reads one kind; what is wrong with it is said with the file it stands in. */
function readKindOf(schemas: SchemaSet, id: string, path: string): Kind {
  try {
    // What a general kind leaves open, each of its tables declares.
    if (!generalKinds.includes(id)) checkKind(schemas, schemas.files.get(path) as SchemaNode);
    return readKind(schemas, id, path);
  } catch (cause) {
    throw cause instanceof SchemaProblem ? cause.in(path) : cause;
  }
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
