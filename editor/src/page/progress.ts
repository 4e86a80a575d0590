import type { Problem } from "../engine/check.ts";
import { element } from "./element.ts";

/** Whether something is being worked out, and what the last check found. */
export class Progress {
  readonly element = element("span", { class: "state", role: "status" });
  #works = 0;

  /** Says that something is being worked out, until it is. */
  async during(work: () => Promise<void>): Promise<void> {
    this.#works += 1;
    this.element.ariaBusy = "true";
    await work().finally(() => {
      this.#works -= 1;
      if (this.#works === 0) this.element.ariaBusy = "false";
    });
  }

  say(text: string): void {
    this.element.textContent = text;
  }

  /**
   * @param problems null where nobody here can check
   * @param isServers whether the check ran on the server, for the page cannot
   */
  found(problems: readonly Problem[] | null, isServers: boolean): void {
    const why = "the project has kinds written by hand";
    const errors = problems?.filter(({ severity }) => severity === "error").length ?? 0;
    const many = errors === 0 ? "no errors" : errors === 1 ? "1 error" : `${errors} errors`;
    const where = isServers ? ` (checked by this machine's tablewright: ${why})` : "";
    this.say(problems ? many + where : `not checked: ${why}; npx tablewright check judges them`);
    this.element.classList.toggle("has-errors", errors > 0);
  }
}
