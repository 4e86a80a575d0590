import type { ErratumRequest } from "../compiler.ts";
import type { Problem } from "../engine/check.ts";
import type { App } from "./app.ts";
import { openDialog, say } from "./dialog.ts";
import { button, element, field } from "./element.ts";

const authorities = [
  ["document", "it proves itself wrong"],
  ["author", "its author says so"],
  ["ruling", "we decided it"],
] as const;

/** Opens the record of a correction: the table goes on saying what the book prints. */
export function correct(app: App, address: string, value: string, complaint: Problem | null): void {
  const now = element("input", { value, required: true });
  const why = element("textarea", { rows: "3", required: true });
  const authority = element(
    "select",
    {},
    ...authorities.map(([id, words]) => element("option", { value: id }, `${id}: ${words}`)),
  );
  const lines = element("input", {});
  const was = element("strong", {});
  const problem = element("p", { class: "problem", role: "alert" });
  const preview = element("pre", { tabindex: "0", "aria-label": "The record" });
  const write = button("Write the erratum", () => void finish(), { class: "main" });
  const cited = field("Lines of the document that show it", lines);
  const form = element(
    "form",
    { class: "form" },
    element(
      "p",
      {},
      complaint
        ? `The book prints something else: ${complaint.message}. The table keeps the print; a correction is a record of its own.`
        : "The table keeps the print; a correction is a record of its own.",
    ),
    element("p", {}, "Printed: ", was),
    field("Read instead", now, "absent leaves the cell blank; unknown: and a reason, where it is lost"),
    field("Why, in your own words", why),
    field("Who says so", authority),
    cited,
    problem,
    preview,
  );
  let supersedes: string | undefined;
  let drafted: { readonly path: string; readonly text: string } | null = null;
  const requestOf = (): ErratumRequest => ({
    address,
    value: now.value.trim(),
    because: why.value.trim(),
    authority: authority.value,
    ...(cited.hidden || lines.value.trim() === "" ? {} : { lines: lines.value.trim() }),
    ...(supersedes === undefined ? {} : { supersedes }),
  });
  const draft = async (): Promise<void> => {
    cited.hidden = authority.value !== "document";
    const request = requestOf();
    let found = await app.ask.erratum(request);
    const other = "problem" in found ? /--supersedes (\S+)$/.exec(found.problem)?.[1] : undefined;
    if (other !== undefined) {
      supersedes = other;
      found = await app.ask.erratum({ ...request, supersedes });
    }
    drafted = "problem" in found ? null : found;
    if ("problem" in found) {
      problem.textContent = found.problem;
      preview.textContent = "";
      write.disabled = true;
      return;
    }
    was.textContent = found.was;
    if (lines.value === "" && !lines.dataset.isAsked) lines.value = found.lines;
    lines.dataset.isAsked = "yes";
    preview.textContent = `# ${found.path}\n${found.text}`;
    const errors = found.remarks.filter(({ severity }) => severity === "error");
    problem.textContent =
      why.value.trim() === ""
        ? ""
        : errors.map(({ message, hint }) => (hint ? `${message}; ${hint}` : message)).join("\n");
    write.disabled = why.value.trim() === "" || errors.length > 0;
  };
  const finish = async (): Promise<void> => {
    await draft();
    if (!drafted || write.disabled) return;
    const { path, text } = drafted;
    dialog.close();
    say(`${path} is written here; save it, and let someone who has not seen it read the place in the document`);
    await app.during(() => app.ask.put(path, text));
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", () => void draft());
  why.addEventListener("input", () => void draft());
  const dialog = openDialog(`Correct ${address}`, [form], [write]);
  (value === "" || complaint === null ? now : why).focus();
  void draft();
}
