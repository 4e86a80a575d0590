import { type Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { columnsOf, type Terminal } from "./terminal.ts";

export { type Command, CommanderError, InvalidArgumentError, Option };

/** The program before it has commands: what they all share, and how help looks. The only door to commander. */
export function createProgram(
  { stdout, stderr }: Pick<Terminal, "stdout" | "stderr">,
  version: string,
  formats: readonly string[],
): Command {
  return new Command("tablewright")
    .description("Compiles rulebook tables written in YAML into a typed TypeScript lookup package.")
    .version(version, "--version", "print the version")
    .addOption(
      new Option(
        "--format <format>",
        "how results are shown; markdown is for diff and history, github for what finds mistakes and for audit",
      )
        .choices(formats)
        .default(formats[0]),
    )
    .configureHelp({
      showGlobalOptions: true,
      // Without [options], so that there is room for what a command does.
      subcommandTerm: (command) => [command.name(), ...command.registeredArguments.map(shownArgument)].join(" "),
    })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHelpWidth: () => columnsOf(stdout),
      getErrHelpWidth: () => columnsOf(stderr),
    })
    .exitOverride();
}

/** Help of no command is a mistake of its own: it is answered as that command would be. */
export function withHelp(program: Command, argv: readonly string[]): readonly string[] {
  const [help, name = "help"] = argv;
  const isKnown = name === "help" || program.commands.some((one) => one.name() === name);
  return help !== "help" || isKnown ? argv : argv.slice(1);
}

function shownArgument(argument: Argument): string {
  const name = argument.name() + (argument.variadic ? "..." : "");
  return argument.required ? `<${name}>` : `[${name}]`;
}
