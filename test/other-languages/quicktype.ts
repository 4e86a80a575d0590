import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from "quicktype-core";
import { readJson } from "./books.ts";

/** What quicktype, the code generator, makes of the schema of the data. */
export async function quicktypeFromSchema(
  lang: "python" | "csharp",
  rendererOptions: Readonly<Record<string, string>>,
): Promise<string> {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await input.addSource({ name: "RulebookData", schema: JSON.stringify(readJson("schema/data.schema.json")) });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang, rendererOptions });
  return lines.join("\n");
}
