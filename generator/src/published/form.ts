import formsOfParts from "./forms.json" with { type: "json" };

/** What a part of published JSON may be if it is there. Made from its schema, like the types. */
interface Form {
  /** The part of this name. */
  readonly of?: string;
  readonly types?: readonly string[];
  readonly words?: readonly string[];
  /** Of a list: how many items it has, and what each is. */
  readonly length?: number;
  readonly each?: Form;
  /** Of an object: its named parts, and what any other is. */
  readonly parts?: Readonly<Record<string, Form>>;
  readonly rest?: Form;
}

const forms = formsOfParts as Readonly<Record<string, Form>>;

/** Where something is not what a book's document may hold, as a path in it; null where all is. */
export function misfitIn(document: unknown): string | null {
  return misfit(document, forms.book as Form, "");
}

function misfit(value: unknown, form: Form, at: string): string | null {
  if (form.of !== undefined) return misfit(value, forms[form.of] as Form, at);
  if (form.types && !form.types.includes(typeOf(value))) return at;
  if (form.words && !form.words.includes(value as string)) return at;
  if (typeof value !== "object" || value === null) return null;
  if (form.length !== undefined && form.length !== Object.keys(value).length) return at;
  for (const [name, part] of Object.entries(value)) {
    const known = form.parts && Object.hasOwn(form.parts, name) ? form.parts[name] : (form.rest ?? form.each);
    const found = known ? misfit(part, known, `${at}/${name}`) : null;
    if (found !== null) return found;
  }
  return null;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
