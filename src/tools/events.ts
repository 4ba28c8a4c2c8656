import { parseArgs } from "node:util";
import { env } from "#platform/env.ts";
import { runTool, ToolError } from "./run-tool.ts";

const usage = `npm run events -- <command>
  list            the newest events with their deliveries
  show <id>       one event with its data
  replay <id>     sends an event again, under its id
  replay          the same for all that --since, --state, --type or --subject choose
  --type          such as lead.created, or reservation
  --subject       such as reservation:<id>
  --since         a date or a moment, such as 2026-11-20 or 2026-11-20T10:00:00Z
  --state         queued, sending, delivered or set-aside
  --limit 100     how many are listed
  --json          answers as JSON
  --dry-run       says what a replay would do, and changes nothing`;

const states = ["queued", "sending", "delivered", "set-aside"];

const readArguments = (args: readonly string[]) => {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const options = {
    ...{ type: text, subject: text, since: text, state: text, limit: { ...text, default: "100" } },
    ...{ json: flag, "dry-run": flag },
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message : ""}\n${usage}`);
  }
};

await runTool(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2));
  const { type, subject, since, state, limit, json, "dry-run": dryRun } = values;
  const [command = "", id, ...more] = positionals;
  const isChosen = [type, subject, since, state].some((each) => each !== undefined);
  const isComplete = {
    list: id === undefined,
    show: id !== undefined && !isChosen,
    replay: (id !== undefined) !== isChosen,
  }[command];
  if (!isComplete || more.length > 0 || (dryRun && command !== "replay")) throw new ToolError(usage);
  if (since !== undefined && Number.isNaN(Date.parse(since)))
    throw new ToolError("--since takes a date or a moment, such as 2026-11-20");
  if (state !== undefined && !states.includes(state))
    throw new ToolError(`--state takes one of ${states.join(", ")}`);
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new ToolError("--limit takes a whole number from 1 to 999999");
  const { runEventsCommand } = await import("#backend/events/run-events-command.ts");
  const choice = { id, type, subject, since: since === undefined ? undefined : new Date(since), state };
  process.exitCode = await runEventsCommand({
    ...{ command, choice, most: Number(limit), json, dryRun },
    ...{ settings: env(), say: console.log },
  });
});
