import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check } from "../../generator/src/compile.ts";
import { type Serving, serve } from "../../generator/src/serve/server.ts";
import { emptyFolder, put } from "../given/folder.ts";

const table = "kind: figures\ntitle: Figures\nrows:\n  hand: { name: Hand, description: Cards, value: 5 }\n";
const path = "rules/house/force/figures.yaml";
const folder = emptyFolder();
let server: Serving;
let host = "";
let token = "";

beforeAll(async () => {
  put(folder, {
    "rules/house/book.yaml": "title: House\ndocument: none\nminus: up-to\n",
    [path]: table,
    "secret.yaml": "kept: yes\n",
  });
  server = await serve(folder, (project) => check(project));
  const { host: own, hash } = new URL(server.address);
  host = own;
  token = hash.slice(1);
});
afterAll(() => server.close());

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request as it stands: a client would mend `..` in a path, and the name of the host. */
function send(asked: string, { method = "GET", headers = {}, body = "" }: Sent = {}): Promise<string> {
  const given: Record<string, string> = { host, "x-tablewright-token": token, connection: "close", ...headers };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `${method} ${asked} HTTP/1.1\r\n${lines.join("")}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return new Promise((done, fail) => {
    const socket = connect(Number(host.split(":")[1]), "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (part) => {
      answer += String(part);
    });
    socket.on("end", () => done(answer));
    socket.on("error", fail);
  });
}

async function status(asked: string, sent?: Sent): Promise<number> {
  return Number((await send(asked, sent)).split(" ")[1]);
}

async function hashOf(file: string): Promise<string> {
  const answer = await send("/project");
  const { rules } = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  return rules.find((one: { path: string }) => one.path === file).hash;
}

describe("the server answers nobody but its own page", () => {
  test("a wrong token, or none, gets no rules", async () => {
    expect(await status("/project")).toBe(200);
    expect(await status("/project", { headers: { "x-tablewright-token": token.replace(/.$/, "!") } })).toBe(401);
    expect(await status("/project", { headers: { "x-tablewright-token": "" } })).toBe(401);
  });

  test("another page, or another name that leads here, is refused", async () => {
    expect(await status("/project", { headers: { origin: `http://${host}` } })).toBe(200);
    expect(await status("/project", { headers: { origin: "https://elsewhere.example" } })).toBe(403);
    expect(await status("/project", { headers: { origin: "null" } })).toBe(403);
    expect(await status("/", { headers: { host: `elsewhere.example:${host.split(":")[1]}` } })).toBe(403);
  });

  test("no other page may read an answer or show the editor, and the page runs no foreign script", async () => {
    const answer = await send("/project", { headers: { origin: `http://${host}` } });
    expect(answer).not.toMatch(/access-control/i);
    expect(answer).toContain("default-src 'none'; script-src 'self'");
    expect(answer).toContain("frame-ancestors 'none'");
  });
});

describe("it writes files of the rules alone", () => {
  const write = (asked: string, headers: Readonly<Record<string, string>> = {}) =>
    status(asked, { method: "PUT", body: "written: yes\n", headers });

  test.for([
    "/rules/../secret.yaml",
    "/rules/%2e%2e/secret.yaml",
    "/rules/house/..%2f..%2fsecret.yaml",
    "/rules/house/force/C:%5Cfigures.yaml",
    "/rules/house/force/figures.txt",
    "/package.json",
    "/rules",
  ])("%s is refused", async (asked) => {
    expect(await write(asked)).toBe(403);
    expect(readFileSync(join(folder, "secret.yaml"), "utf8")).toBe("kept: yes\n");
  });

  test("a link is not followed, neither as a file nor as a folder", async () => {
    const outside = emptyFolder();
    writeFileSync(join(outside, "kept.yaml"), "kept: yes\n");
    symlinkSync(join(outside, "kept.yaml"), join(folder, "rules/house/linked.yaml"));
    symlinkSync(outside, join(folder, "rules/house/folder"));
    expect(await write("/rules/house/linked.yaml")).toBe(403);
    expect(await write("/rules/house/folder/kept.yaml")).toBe(403);
    expect(readFileSync(join(outside, "kept.yaml"), "utf8")).toBe("kept: yes\n");
  });
});

describe("a save", () => {
  test("takes the place of the very file that was read, and of no other", async () => {
    const before = await hashOf(path);
    const save = (text: string, hash: string) =>
      status(`/${path}`, { method: "PUT", body: text, headers: { "if-match": `"${hash}"` } });
    expect(await save(table.replace("5", "6"), before)).toBe(200);
    expect(readFileSync(join(folder, path), "utf8")).toBe(table.replace("5", "6"));
    expect(await save(table.replace("5", "7"), before)).toBe(412);
    expect(readFileSync(join(folder, path), "utf8")).toBe(table.replace("5", "6"));
    writeFileSync(join(folder, path), table);
  });

  test("makes a new file only where none is", async () => {
    const asked = "/rules/house/force/more.yaml";
    expect(await status(asked, { method: "PUT", body: table })).toBe(200);
    expect(await status(asked, { method: "PUT", body: "lost: yes\n" })).toBe(412);
    expect(readFileSync(join(folder, asked), "utf8")).toBe(table);
  });

  test("keeps a byte-order mark, which the page does not see", async () => {
    const marked = "rules/house/force/marked.yaml";
    mkdirSync(join(folder, "rules/house/force"), { recursive: true });
    writeFileSync(join(folder, marked), `\uFEFF${table}`);
    const headers = { "if-match": `"${await hashOf(marked)}"` };
    expect(await status(`/${marked}`, { method: "PUT", body: table.replace("5", "6"), headers })).toBe(200);
    expect(readFileSync(join(folder, marked), "utf8")).toBe(`\uFEFF${table.replace("5", "6")}`);
  });
});

test("kinds the page cannot judge are judged here, with what is not saved yet", async () => {
  const body = JSON.stringify([{ path, text: table.replace("value: 5", "value: many") }]);
  const answer = await send("/check", { method: "POST", body });
  expect(answer).toContain('"severity": "error"');
  expect(answer).toContain("many");
});
