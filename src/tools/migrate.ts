import { runTool } from "./run-tool.ts";

await runTool(async () => {
  const { openDatabase } = await import("#backend/store/open-database.ts");
  const { migrate } = await import("#backend/store/migrate.ts");
  const database = await openDatabase();
  try {
    const applied = await migrate(database);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "Nothing to apply");
  } finally {
    await database.close();
  }
});
