import Handlebars from "handlebars";

type Template = (view: object) => string;

/**
 * Compiles a template. The only file that knows Handlebars. Nothing is escaped: a view holds text that is already safe
 * where it is put. A name the view lacks is an error, while one that is there and null or empty prints nothing.
 */
export function template(source: string): Template {
  const render = Handlebars.compile(source, { noEscape: true, knownHelpersOnly: true });
  return (view) => render(complete(view));
}

/** The same object, except that asking for a property it lacks throws. Handlebars' own strictness overlooks blocks. */
function complete(view: object): object {
  return new Proxy(view, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (value === undefined && typeof name === "string")
        throw new Error(`the template asks for ${name}, which the view lacks`);
      return typeof value === "object" && value !== null ? complete(value) : value;
    },
  });
}
