import { rmSync } from "node:fs";
import { join } from "node:path";
import { env } from "#platform/env.ts";
import { readNumberOption } from "./read-number-option.ts";
import { runTool } from "./run-tool.ts";

await runTool(async () => {
  const vehicles = readNumberOption(process.argv.slice(2), "vehicles", { min: 1, max: 1_000_000 });
  const { reseed } = await import("#demo/filling/reseed.ts");
  const stored = await reseed(vehicles === undefined ? {} : { vehicles });
  // Pages that show the former stock.
  rmSync(join(env().DATA_DIR, "page-cache"), { recursive: true, force: true });
  console.log(`Stored ${stored} vehicles`);
});
