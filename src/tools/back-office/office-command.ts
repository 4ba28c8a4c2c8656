import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ParseArgsOptionDescriptor, parseArgs } from "node:util";
import type { OfficeCaller } from "#backend/back-office/office-caller.ts";
import { BackendError } from "#backend/errors.ts";
import { migrate } from "#backend/store/migrate.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { env } from "#platform/env.ts";
import { createLogger } from "#platform/log.ts";
import { runTool, ToolError, UsageError } from "../run-tool.ts";

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a command answers: bytes as they come, or a value for `--json` with the lines for people. */
export type Answer =
  | { readonly stream: Readable }
  | { readonly json: unknown; readonly lines: readonly string[] };

export type Action = {
  /** After `npm run <command> -- <action>`. */
  readonly usage: string;
  /** Names of its options with a text, beside `--json`. */
  readonly texts?: readonly string[];
  readonly flags?: readonly string[];
  /** Whether it changes something, and has `--dry-run`. */
  readonly changes?: true;
  /** Number of words that are no option, such as an id. */
  readonly words?: number;
  /** Reads the options, before a database is opened. Throws UsageError. */
  readonly read: (values: Values, words: readonly string[]) => (caller: OfficeCaller) => Promise<Answer>;
};

export type OfficeCommand = { readonly name: string; readonly actions: Readonly<Record<string, Action>> };

const usageOf = ({ name, actions }: OfficeCommand): string =>
  [
    ...Object.entries(actions).map(([action, { usage }]) =>
      `npm run ${name} -- ${action} ${usage}`.trimEnd(),
    ),
    "--json prints JSON. --dry-run changes nothing. 0: done, 1: refused or failed, 2: wrong usage.",
  ].join("\n");

const options = ({ texts = [], flags = [], changes }: Action): Record<string, ParseArgsOptionDescriptor> => ({
  ...Object.fromEntries(texts.map((text) => [text, { type: "string" as const }])),
  ...Object.fromEntries(
    [...flags, "json", ...(changes ? ["dry-run"] : [])].map((flag) => [flag, { type: "boolean" as const }]),
  ),
});

/** Whether `parseArgs` cannot read the options. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof TypeError && String((error as { code?: string }).code).startsWith("ERR_PARSE_ARGS");

/** What a command line asks for. Throws UsageError for one that means nothing. */
export const readArguments = (command: OfficeCommand, args: readonly string[]) => {
  const [name = "", ...rest] = args;
  const action = Object.hasOwn(command.actions, name) ? command.actions[name] : undefined;
  if (action === undefined) throw new UsageError(usageOf(command));
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: options(action),
      allowPositionals: true,
    });
    if (positionals.length !== (action.words ?? 0)) throw new UsageError(usageOf(command));
    return { run: action.read(values as Values, positionals), values };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new UsageError(`${error.message}\n${usageOf(command)}`);
  }
};

/** What visitors have typed moves no cursor. */
export const asLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ");

const give = async (answer: Answer, isJson: boolean): Promise<void> => {
  if ("stream" in answer) await pipeline(answer.stream, process.stdout, { end: false });
  else if (isJson) console.log(JSON.stringify(answer.json, undefined, 2));
  else for (const line of answer.lines) console.log(asLine(line));
};

/** Runs a command of the back office to its end; its log goes to the standard error. */
export const runOfficeCommand = (command: OfficeCommand): Promise<void> =>
  runTool(async () => {
    const { run, values } = readArguments(command, process.argv.slice(2));
    const database = await openDatabase();
    try {
      await migrate(database);
      const log = createLogger(env().LOG_LEVEL, process.stderr);
      const dryRun = values["dry-run"] === true;
      await give(
        await run({ orm: database.orm, actor: "command", now: new Date(), log, dryRun }),
        values.json === true,
      );
    } catch (error) {
      if (error instanceof BackendError) throw new ToolError(error.message);
      throw error;
    } finally {
      await database.close();
    }
  });
