import { runVitest } from "./run-vitest.ts";
import { type Stage, withNote, withoutPostgres } from "./stage.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";

/** Unit and contract tests, those with a database on a PostgreSQL server of their own where it is installed. */
export const unitStage: Stage = {
  name: "unit",
  seconds: { default: 390, all: 450 },
  run: async (options) => {
    const database = await startTemporaryPostgres();
    try {
      const result = await runVitest(["together", "afresh", "apart"], options, {
        TEST_DATABASE_URL: database?.url,
      });
      return database === undefined ? withNote(result, withoutPostgres) : result;
    } finally {
      await database?.stop();
    }
  },
};
