import "./style/index.css";
import { wireCard } from "./client/card.ts";
import { restoreEdition, wireEdition } from "./client/edition.ts";
import { wireRegions } from "./client/regions.ts";
import { wireSearch } from "./client/search.ts";
import { wireWeapons } from "./client/weapons.ts";

restoreEdition();
document.addEventListener("DOMContentLoaded", () => {
  wireEdition();
  wireRegions();
  wireSearch();
  wireCard();
  wireWeapons();
});
