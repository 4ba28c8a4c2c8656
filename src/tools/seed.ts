import { rmSync } from "node:fs";
import { join } from "node:path";
import { env } from "#platform/env.ts";
import { readNumberOption } from "./read-number-option.ts";
import { readTextOption } from "./read-text-option.ts";
import { runTool } from "./run-tool.ts";

await runTool(async () => {
  const args = process.argv.slice(2);
  const vehicles = readNumberOption(args, "vehicles", { min: 1, max: 1_000_000 });
  const { openDatabase } = await import("#backend/store/open-database.ts");
  const { migrate } = await import("#backend/store/migrate.ts");
  const { reseedDatabase } = await import("#demo/filling/reseed.ts");
  const { requireDemo } = await import("#demo/require-demo.ts");
  const database = await openDatabase();
  try {
    await migrate(database);
    await requireDemo(database, readTextOption(args, "delete-everything"));
    const stored = await reseedDatabase(database, vehicles === undefined ? {} : { vehicles });
    // Pages that show the former stock.
    rmSync(join(env().DATA_DIR, "page-cache"), { recursive: true, force: true });
    console.log(`Stored ${stored} vehicles`);
  } finally {
    await database.close();
  }
});
