import Handlebars from "handlebars";

type Template = (view: object) => string;

/**
 * Compiles a template. The only file that knows Handlebars. Nothing is escaped: the text of a view is already safe. A name
 * that the view lacks is an error; a null or empty value prints nothing.
 */
export function template(source: string): Template {
  const render = Handlebars.compile(source, { noEscape: true, knownHelpersOnly: true });
  return (view) => render(complete(view));
}

/** The same object, but a missing property throws. The strict mode of Handlebars does not cover blocks. */
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
