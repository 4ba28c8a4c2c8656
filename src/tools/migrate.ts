import { runTool, UsageError } from "./run-tool.ts";

await runTool(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== "--adopt")) throw new UsageError("Usage: npm run migrate [-- --adopt]");
  const { openDatabase } = await import("#backend/store/open-database.ts");
  const { adopt, migrate } = await import("#backend/store/migrate.ts");
  const database = await openDatabase();
  try {
    if (args.length > 0)
      console.log(
        (await adopt(database)) ? "Took over the database of before 1.0.0" : "Nothing to take over",
      );
    const applied = await migrate(database);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "Nothing to apply");
  } finally {
    await database.close();
  }
});
