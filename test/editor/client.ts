import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repository } from "../given/project.ts";

export interface Problem {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

export interface Proposal {
  readonly label: string;
  readonly documentation?: string | { readonly value: string };
}

/** An editor with a folder open, as far as the language server can tell. */
export interface Editor {
  /** Opens a file, or a text as if it were that file, and gives what the server underlines. */
  readonly open: (path: string, text?: string) => Promise<readonly Problem[]>;
  readonly complete: (path: string, line: number, character: number) => Promise<readonly Proposal[]>;
  /** The text of the hover at a place; empty where there is none. */
  readonly hover: (path: string, line: number, character: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

/** Starts the real yaml-language-server in a folder, with the settings of its `.vscode/`. */
export async function startEditor(folder = repository): Promise<Editor> {
  const program = join(repository, "node_modules/yaml-language-server/bin/yaml-language-server");
  const server = spawn(process.execPath, [program, "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  const exited = new Promise<void>((done) => server.on("exit", () => done()));
  const answers = new Map<number, (result: unknown) => void>();
  const problems = new Map<string, (found: readonly Problem[]) => void>();
  let last = 0;

  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const request = <T>(method: string, params: unknown): Promise<T> => {
    const id = ++last;
    send({ id, method, params });
    return new Promise((done) => answers.set(id, done as (result: unknown) => void));
  };
  const receive = ({ id, method, params, result }: Message) => {
    if (method === undefined && id !== undefined) answers.get(id)?.(result);
    else if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as { uri: string; diagnostics: readonly Problem[] };
      problems.get(uri)?.(diagnostics);
    } else if (id !== undefined)
      send({ id, result: method === "workspace/configuration" ? settingsFor(params, folder) : null });
  };
  server.stdout.on("data", readMessages(receive));

  const rootUri = pathToFileURL(folder).href;
  await request("initialize", {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: "rules" }],
    capabilities: {
      workspace: { configuration: true },
      textDocument: {
        completion: { completionItem: { documentationFormat: ["markdown"] } },
        hover: { contentFormat: ["markdown"] },
      },
    },
  });
  send({ method: "initialized", params: {} });

  const uriOf = (path: string) => pathToFileURL(join(folder, path)).href;
  return {
    open: (path, text = readFileSync(join(folder, path), "utf8")) => {
      const uri = uriOf(path);
      const found = new Promise<readonly Problem[]>((done) => problems.set(uri, done));
      send({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "yaml", version: 1, text } } });
      return found;
    },
    complete: async (path, line, character) => {
      const params = { textDocument: { uri: uriOf(path) }, position: { line, character } };
      return (await request<{ items: readonly Proposal[] }>("textDocument/completion", params)).items;
    },
    hover: async (path, line, character) => {
      const params = { textDocument: { uri: uriOf(path) }, position: { line, character } };
      const found = await request<{ contents: { value: string } } | null>("textDocument/hover", params);
      return found?.contents.value ?? "";
    },
    close: async () => {
      await request("shutdown", null);
      send({ method: "exit" });
      await exited;
    },
  };
}

/** Cuts a stream into messages by their Content-Length. */
function readMessages(receive: (message: Message) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/.exec(rest.toString("latin1", 0, Math.max(end, 0)))?.[1]);
      if (end === -1 || rest.length < end + 4 + length) return;
      const body = rest.toString("utf8", end + 4, end + 4 + length);
      rest = rest.subarray(end + 4 + length);
      receive(JSON.parse(body) as Message);
    }
  };
}

/** The settings a person gets who opens the folder in VS Code: `"yaml.hover": true` is `hover` of the section `yaml`. */
function settingsFor(params: unknown, folder: string): readonly object[] {
  const settings = JSON.parse(readFileSync(join(folder, ".vscode/settings.json"), "utf8")) as object;
  return (params as { items: readonly { section: string }[] }).items.map(({ section }) => {
    const own = Object.entries(settings).filter(([name]) => name.startsWith(`${section}.`));
    return own.reduce((tree, [name, value]) => withSetting(tree, name.split(".").slice(1), value), {});
  });
}

function withSetting(tree: object, [name = "", ...rest]: readonly string[], value: unknown): object {
  const inner = (tree as Record<string, object>)[name] ?? {};
  return { ...tree, [name]: rest.length === 0 ? value : withSetting(inner, rest, value) };
}
