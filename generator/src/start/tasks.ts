/** How VS Code reads a mistake off the first line of its message. */
const problems = {
  owner: "tablewright",
  source: "tablewright",
  fileLocation: ["relative", `$\{workspaceFolder}`],
  pattern: {
    regexp: "^(.+?):(\\d+):(\\d+) (error|warning) (\\S+)  (.+)$",
    file: 1,
    line: 2,
    column: 3,
    severity: 4,
    code: 5,
    message: 6,
  },
};

/** The tasks of VS Code: the mistakes of the rules in its Problems panel, once or on every save. */
export const editorTasks = {
  version: "2.0.0",
  tasks: [
    {
      label: "Check tables",
      detail: "Every mistake in rules/, with its place and what to type",
      type: "shell",
      command: "npm run --silent check",
      group: { kind: "build", isDefault: true },
      presentation: { reveal: "silent", clear: true },
      problemMatcher: problems,
    },
    {
      label: "Build tables on every save",
      detail: "Rebuilds generated/ and says which cells changed",
      type: "shell",
      command: "npm run --silent watch",
      isBackground: true,
      group: "build",
      presentation: { reveal: "always", panel: "dedicated" },
      problemMatcher: {
        ...problems,
        background: {
          activeOnStart: true,
          beginsPattern: "^(building|checking): .+$",
          endsPattern: "^waiting for the next save; Ctrl-C ends$",
        },
      },
    },
  ],
};
