import { button, element } from "./element.ts";

/** Asks something in a dialog that Escape closes; what had the focus has it again afterwards. */
export function openDialog(
  title: string,
  content: readonly (Node | string | null)[],
  actions: readonly HTMLElement[],
): HTMLDialogElement {
  const heading = element("h2", { id: "dialog-title" }, title);
  const close = button("Close", () => dialog.close(), { class: "quiet" });
  const dialog = element(
    "dialog",
    { "aria-labelledby": "dialog-title" },
    element("header", {}, heading, close),
    element("div", { class: "dialog-body" }, ...content),
    element("footer", {}, ...actions),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * A form in a dialog. It closes once `submit` gives no problem.
 * @param then what follows once the dialog has given the focus back
 */
export function askForm(
  title: string,
  fields: readonly (HTMLElement | null)[],
  submitLabel: string,
  submit: () => Promise<string | null>,
  then?: () => void,
): HTMLDialogElement {
  const problem = element("p", { class: "problem", role: "alert" });
  const form = element("form", { class: "form" }, ...fields, problem);
  const send = element("button", { type: "submit", class: "main" }, submitLabel);
  form.id = "dialog-form";
  send.setAttribute("form", form.id);
  const dialog = openDialog(title, [form], [send]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit().then((why) => {
      problem.textContent = why ?? "";
      if (why !== null) return;
      dialog.close();
      then?.();
    });
  });
  form.querySelector<HTMLElement>("input,select,textarea")?.focus();
  return dialog;
}

/** A line at the edge of the page, read aloud, that goes by itself. */
export function say(text: string): void {
  const toast = document.querySelector<HTMLElement>("#said") ?? element("p", { id: "said", role: "status" });
  document.body.append(toast);
  toast.textContent = text;
  toast.classList.add("is-there");
  clearTimeout(Number(toast.dataset.timer));
  toast.dataset.timer = String(setTimeout(() => toast.classList.remove("is-there"), 6000));
}
