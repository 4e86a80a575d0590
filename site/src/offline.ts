/** The worker that keeps the whole site on the reader's device; a new build brings a new one with its own store. */
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
}

/** An event of a worker that lasts until a promise is kept. */
interface Lasting extends Event {
  waitUntil(until: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Put in by the build: every file of the site, and what their bytes come to. */
declare const FILES: readonly string[];
declare const BUILD: string;

const worker = globalThis as unknown as Worker;

worker.addEventListener("install", (event) => {
  (event as Lasting).waitUntil(keep().then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => {
  (event as Lasting).waitUntil(forgetFormer());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  if (request.method === "GET") (event as Fetching).respondWith(answer(request));
});

async function keep(): Promise<void> {
  const store = await caches.open(BUILD);
  await store.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function forgetFormer(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("site-") && name !== BUILD).map((name) => caches.delete(name)),
  );
}

/** From the store, whatever the question behind the address is. */
async function answer(request: Request): Promise<Response> {
  const store = await caches.open(BUILD);
  return (await store.match(request, { ignoreSearch: true })) ?? fetch(request);
}
