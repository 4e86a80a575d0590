import { editing } from "./editing.ts";
import { reading } from "./reading.ts";
import { type Opened, State } from "./state.ts";

/** Opens a project: all that the page asks of the worker. Answers are plain data. */
export function openEngine(project: Opened) {
  const state = new State(project);
  return { ...reading(state), ...editing(state) };
}

export type Engine = ReturnType<typeof openEngine>;
