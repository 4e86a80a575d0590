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

  /** @param isServers whether the check ran on the server, for the page cannot */
  found(problems: readonly Problem[], isServers: boolean): void {
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const many = errors === 0 ? "no errors" : errors === 1 ? "1 error" : `${errors} errors`;
    const where = " (checked by this machine's tablewright: the project has kinds written by hand)";
    this.say(many + (isServers ? where : ""));
    this.element.classList.toggle("has-errors", errors > 0);
  }
}
