import { type Files, unpack } from "./archive.ts";

/** The data of a packed package, by paths in its folder of data. What a package is packed under is its first folder. */
export async function readTarball(bytes: Uint8Array, name: string): Promise<Files> {
  const data = /^[^/]+\/dist\/data\//;
  const files = await unpack(bytes, name, (path) => data.test(path) && path.endsWith(".json"));
  return new Map([...files].map(([path, content]) => [path.replace(data, ""), content]));
}
