import { App } from "./app.ts";
import { startEngine } from "./ask.ts";
import { element } from "./element.ts";
import { serverStore } from "./store.ts";

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
  if (token === null) throw new Error("Open the address that tablewright edit printed: it ends with a token.");
  const store = serverStore(token);
  const ask = startEngine();
  const app = new App(ask, store, await ask.open(await store.read()));
  await app.start();
}

document.body.append(element("p", { class: "opening" }, "Opening …"));
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
