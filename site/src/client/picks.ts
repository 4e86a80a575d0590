/** A sheet of one's own: what is ticked stands on it, and the address keeps it, as `on=hit-table,small-arms/arl`. */
export function wirePicks(): void {
  const form = document.querySelector<HTMLFormElement>(".picks form");
  if (!form) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>("input[name=on]")];
  const asked = new URLSearchParams(location.search).get("on");
  if (asked !== null) for (const box of boxes) box.checked = asked.split(",").includes(box.value);
  const show = () => {
    const on = new Set(boxes.filter((box) => box.checked).map(({ value }) => value));
    for (const block of document.querySelectorAll<HTMLElement>("[data-block]")) {
      const table = block.dataset.block ?? "";
      const rows = [...block.querySelectorAll<HTMLElement>("[data-row]")];
      block.hidden = !on.has(table) && !rows.some(({ dataset }) => on.has(dataset.row ?? ""));
      for (const row of rows) row.hidden = !on.has(table) && !on.has(row.dataset.row ?? "");
    }
  };
  const changed = () => {
    show();
    const url = new URL(location.href);
    const on = boxes.filter((box) => box.checked).map(({ value }) => value);
    if (boxes.every((box) => box.checked === box.defaultChecked)) url.searchParams.delete("on");
    else url.searchParams.set("on", on.join(","));
    history.replaceState(null, "", url);
  };
  form.addEventListener("change", changed);
  form.addEventListener("reset", () => queueMicrotask(changed));
  form.querySelector("[data-does=none]")?.addEventListener("click", () => {
    for (const box of boxes) box.checked = false;
    changed();
  });
  if (asked !== null) show();
}
