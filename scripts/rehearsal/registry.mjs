// A package registry of our own: on this machine only, in a temporary folder, asking no other one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";

/**
 * Starts it and makes a user who may publish.
 * @returns its address, settings that make npm use it and nothing else, and the way to stop it
 */
export async function startRegistry(work) {
  const folder = join(work, "registry");
  mkdirSync(folder);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const config = {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    uplinks: {},
    packages: { "**": { access: "$all", publish: "$authenticated" } },
    log: { type: "stdout", format: "json", level: "fatal" },
    web: { enable: false },
  };
  // YAML is a superset of JSON.
  writeFileSync(join(folder, "config.yaml"), JSON.stringify(config));
  const bin = join(dirname(createRequire(import.meta.url).resolve("verdaccio/package.json")), "bin/verdaccio");
  const args = [bin, "--config", join(folder, "config.yaml"), "--listen", `127.0.0.1:${port}`];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, "exit");
  };
  try {
    await answering(address, server);
    const token = await makeUser(address);
    const npmrc = join(work, "npmrc");
    writeFileSync(npmrc, `registry=${address}\n//127.0.0.1:${port}/:_authToken=${token}\n`);
    const env = {
      ...process.env,
      npm_config_userconfig: npmrc,
      npm_config_registry: address,
      npm_config_cache: join(work, "cache"),
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_update_notifier: "false",
    };
    return { address, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answering(address, server) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error("the registry did not start");
    const answer = await fetch(`${address}-/ping`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the registry does not answer");
}

async function makeUser(address) {
  const answer = await fetch(`${address}-/user/org.couchdb.user:rehearsal`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "rehearsal", password: "rehearsal-of-a-release" }),
  });
  const { token } = await answer.json();
  if (!token) throw new Error(`the registry made no user: ${answer.status}`);
  return token;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
