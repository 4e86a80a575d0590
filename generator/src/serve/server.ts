import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Results } from "../book/result.ts";
import { json, jsonText } from "../format/json.ts";
import { home } from "../home.ts";
import { type Loaded, load, readText } from "../project/load.ts";
import type { SourceFile } from "../source/source-file.ts";
import { headers, pageFiles, refusal, tokenHeader } from "./admit.ts";
import { readProject, saveRules } from "./rules-folder.ts";

/** A running server. */
export interface Serving {
  /** Where the page stands, its token in the fragment. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** What the server answers with where it is no page. */
interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

/** More than this is no file of rules. */
const mostBytes = 16 * 1024 * 1024;

/** Serves the editor of one folder to this machine alone: the page, the files of the project, and their check. */
export async function serve(folder: string, check: (project: Loaded) => Results): Promise<Serving> {
  const secret = randomBytes(24).toString("base64url");
  let own = "";
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method = "GET", url = "/", headers: sent } = request;
    const [path = "/"] = url.split(/[?#]/, 1);
    const token = sent[tokenHeader];
    const asked = { method, path, host: sent.host, origin: sent.origin, token: token?.toString() };
    const refused = refusal(asked, own, secret);
    if (refused) return problem(refused.status, refused.why);
    if (method === "GET" && Object.hasOwn(pageFiles, path)) return pageFile(path);
    if (method === "GET" && path === "/project") return document(readProject(folder));
    const body = await bodyOf(request);
    if (body === null) return problem(413, "the text is too long for a file of rules");
    if (method === "POST" && path === "/check") return document(json(checked(folder, JSON.parse(body), check)));
    if (method !== "PUT") return problem(404, "there is nothing here");
    const saved = saveRules(folder, decodeURIComponent(path.slice(1)), matchOf(sent["if-match"]), body);
    return saved.status === 200 ? document({ hash: saved.hash }) : problem(saved.status, saved.why);
  };
  const server = createServer((request, response) => void respond(request, response, answer));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  own = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { address: `http://${own}/#${secret}`, close };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage) => Promise<Answer>,
): Promise<void> {
  const {
    status,
    type = "text/plain; charset=utf-8",
    body,
  } = await answer(request).catch((thrown: unknown) =>
    problem(500, thrown instanceof Error ? thrown.message : String(thrown)),
  );
  response.writeHead(status, { ...headers, "content-type": type }).end(body);
}

/** What the check says of the project with these texts in the place of its own. */
function checked(folder: string, texts: readonly SourceFile[], check: (project: Loaded) => Results) {
  const project = load(folder);
  const edited = new Set(texts.map(({ path }) => path));
  const rules = [...project.rules.filter(({ path }) => !edited.has(path)), ...texts];
  return [...project.diagnostics, ...check({ ...project, rules }).diagnostics];
}

function pageFile(path: string): Answer {
  const file = readText(fileURLToPath(home), `page${path === "/" ? "/index.html" : path}`);
  return file
    ? { status: 200, type: pageFiles[path] as string, body: file.text }
    : problem(404, "the page is not built");
}

function document(content: object | string): Answer {
  const body = typeof content === "string" ? content : jsonText(content);
  return { status: 200, type: "application/json", body };
}

function problem(status: number, why: string): Answer {
  return { status, body: `${why}\n` };
}

/** `"<hash>"`, or nothing where no file was there. */
function matchOf(header: string | undefined): string | null {
  return header?.replace(/^"|"$/g, "") || null;
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > mostBytes) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString("utf8");
}
