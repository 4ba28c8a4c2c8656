import { z } from "zod";
import { env } from "#platform/env.ts";
import { readTextOption } from "./read-text-option.ts";
import { runTool, ToolError } from "./run-tool.ts";

const usage = `npm run import -- <file> [--preset google|meta|mobile-de] [--map map.json]
  <file>           a path, an https address, or - for the standard input
  --dry-run        says what it would do, and writes nothing
  --delta          the feed names only what has changed
  --sell-missing   marks missing vehicles as sold, however many they are
  --older          also imports a feed older than the last one
  --watch 5        imports again when the feed has changed; looks every 5 minutes
  --report <mail>  mails what an import changed and refused`;

const texts = ["map", "preset", "watch", "report"] as const;
const flags = ["dry-run", "delta", "sell-missing", "older"] as const;

/** Minutes between two looks at a feed. */
const minutes = z.coerce.number().min(0.05).max(1440);

const readArguments = (args: readonly string[]) => {
  const isValue = (at: number) => texts.some((name) => args[at - 1] === `--${name}`);
  const [file, ...more] = args.filter((each, at) => !each.startsWith("--") && !isValue(at));
  const unknown = args.find(
    (each) =>
      each.startsWith("--") &&
      !flags.some((name) => each === `--${name}`) &&
      !texts.some((name) => each === `--${name}` || each.startsWith(`--${name}=`)),
  );
  if (unknown !== undefined) throw new ToolError(`${unknown} is no option:\n${usage}`);
  const [map, preset, watch, report] = texts.map((name) => readTextOption(args, name));
  if (file === undefined || more.length > 0 || (!map && !preset)) throw new ToolError(usage);
  if (watch !== undefined && (!minutes.safeParse(watch).success || file === "-"))
    throw new ToolError("--watch expects minutes, such as 5, and a file or an address");
  if (report !== undefined && !z.email().safeParse(report).success)
    throw new ToolError("--report expects a mail address");
  const has = (name: (typeof flags)[number]): boolean => args.includes(`--${name}`);
  return {
    file,
    map: { file: map, preset },
    report,
    everyMs: watch === undefined ? undefined : minutes.parse(watch) * 60_000,
    dryRun: has("dry-run"),
    isDelta: has("delta"),
    sellMissing: has("sell-missing"),
    older: has("older"),
  };
};

await runTool(async () => {
  const wanted = readArguments(process.argv.slice(2));
  const stop = new AbortController();
  // It stays: the embedded database ends a process whose signal nobody else listens to.
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => (stop.signal.aborted ? process.exit(1) : stop.abort()));
  const { runImport } = await import("#backend/inventory-feed/run-import.ts");
  const { IMAGE_HOSTS: imageHosts } = env();
  process.exitCode = await runImport({ ...wanted, imageHosts, stop: stop.signal, say: console.log });
});
