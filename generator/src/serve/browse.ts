import { spawn } from "node:child_process";

/** What opens an address on a system, with its arguments before it. */
const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in the browser of this desktop, where there is one; the address is printed in any case. */
export function browse(address: string): void {
  const isDesktop = process.platform in openers || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!isDesktop) return;
  const [program, ...args] = openers[process.platform] ?? ["xdg-open"];
  const started = spawn(program, [...args, address], { stdio: "ignore", detached: true });
  started.on("error", () => {});
  started.unref();
}
