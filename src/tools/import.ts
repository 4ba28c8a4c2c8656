import { env } from "#platform/env.ts";
import { readTextOption } from "./read-text-option.ts";
import { runTool, ToolError } from "./run-tool.ts";

const usage =
  "npm run import -- stock.csv --map map.json [--dry-run] [--sell-missing]; the file - is the standard input";

await runTool(async () => {
  const args = process.argv.slice(2);
  const mapFile = readTextOption(args, "map");
  const [file, ...more] = args.filter((each, at) => !each.startsWith("--") && args[at - 1] !== "--map");
  if (file === undefined || !mapFile || more.length > 0) throw new ToolError(usage);
  const known = /^--(?:map(?:=.*)?|dry-run|sell-missing)$/;
  const unknown = args.find((each) => each.startsWith("--") && !known.test(each));
  if (unknown !== undefined) throw new ToolError(`${unknown} is no option: ${usage}`);
  const { runImport } = await import("#backend/inventory-feed/run-import.ts");
  process.exitCode = await runImport({
    file,
    mapFile,
    dryRun: args.includes("--dry-run"),
    sellMissing: args.includes("--sell-missing"),
    imageHosts: env().IMAGE_HOSTS,
    say: console.log,
  });
});
