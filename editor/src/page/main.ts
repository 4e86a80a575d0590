import { App } from "./app.ts";
import { startEngine } from "./ask.ts";
import { element } from "./element.ts";
import { correct } from "./erratum.ts";
import { chooseStore } from "./open-screen.ts";
import { serverStore } from "./server-store.ts";

/** The token comes in the fragment, which no server sees; a reload finds it where only this tab looks. */
function takeToken(): string | null {
  const [, token] = /^#([\w-]{32})$/.exec(location.hash) ?? [];
  if (token !== undefined) {
    sessionStorage.setItem("token", token);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem("token");
}

async function start(): Promise<void> {
  const token = takeToken();
  const store = token === null ? await chooseStore() : serverStore(token);
  document.body.replaceChildren(opening);
  const [, address] = /^#correct\/(.+)$/.exec(location.hash) ?? [];
  const ask = startEngine();
  const app = new App(ask, store, await ask.open(await store.read()));
  const path = address === undefined ? null : await ask.pathOf(address);
  if (path !== null) history.replaceState(null, "", `#${path}`);
  await app.start();
  if (address !== undefined && path !== null) correct(app, address, "", null);
}

const opening = element("p", { class: "opening" }, "Opening …");
document.body.append(opening);
start().catch((thrown: unknown) => {
  document.body.replaceChildren(
    element(
      "main",
      {},
      element("h1", {}, "The tables cannot be opened"),
      element("p", { class: "problem" }, thrown instanceof Error ? thrown.message : String(thrown)),
    ),
  );
});
