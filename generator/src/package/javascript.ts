import { posix } from "node:path";
import type { Plugin } from "rolldown";
import { type Homes, linkTo } from "./homes.ts";

/**
 * Bundles a module, those published in it and the runtime they use into one file of JavaScript. White space and comments go,
 * because editors read the declarations; annotations for bundlers stay.
 */
export async function bundleJavaScript(
  home: string,
  modules: ReadonlyMap<string, string>,
  homes: Homes,
): Promise<string> {
  // The bundler is large, and only packing needs it.
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input: home, plugins: [reading(home, modules, homes)] });
  const { output } = await bundle.generate({
    format: "esm",
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    comments: { legal: false, jsdoc: false, annotation: true },
  });
  await bundle.close();
  return output[0].code;
}

/** Reads modules from memory; those published elsewhere are imported from there. */
function reading(home: string, modules: ReadonlyMap<string, string>, homes: Homes): Plugin {
  return {
    name: "generated",
    resolveId(from, importer) {
      if (importer === undefined) return from;
      const module = posix.join(posix.dirname(importer), from.replace(/\.js$/, ""));
      const at = homes.get(module) ?? module;
      if (at === home || module.startsWith("runtime/")) return module;
      return { id: linkTo(at, home), external: "relative", moduleSideEffects: false };
    },
    load: (module) => ({ code: modules.get(module) ?? "", moduleType: "ts" }),
  };
}
