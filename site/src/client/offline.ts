import { element, rootOf } from "./element.ts";

/** On a host the site can be installed and then needs no network; on disk it needs none anyway. */
export function wireOffline(): void {
  if (!location.protocol.startsWith("http")) return;
  document.head.append(element("link", { rel: "manifest", href: `${rootOf()}manifest.webmanifest` }));
  // Without it the site works all the same, as long as there is a network.
  navigator.serviceWorker?.register(`${rootOf()}offline.js`).catch(() => undefined);
}
