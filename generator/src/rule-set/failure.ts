/** Something the user can mend: the command line shows the message and nothing else. */
export function failure(message: string): Error {
  return Object.assign(new Error(message), { name: "RuleSetFailure" });
}
