import "./style/index.css";
import { wireCard } from "./client/card.ts";
import { wireComparison } from "./client/comparison.ts";
import { wireContents } from "./client/contents.ts";
import { restoreEdition, wireEdition } from "./client/edition.ts";
import { wireIslands } from "./client/islands.ts";
import { wireOffline } from "./client/offline.ts";
import { wirePicks } from "./client/picks.ts";
import { wireRegions } from "./client/regions.ts";
import { wireRoster } from "./client/roster.ts";
import { wireSearch } from "./client/search.ts";
import { wireTray } from "./client/tray.ts";

restoreEdition();
document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.dataset.whole = "";
  wireEdition();
  wireRegions();
  wireSearch();
  wireTray();
  wireComparison();
  wireCard();
  wireRoster();
  wirePicks();
  wireContents();
  wireIslands();
  wireOffline();
});
