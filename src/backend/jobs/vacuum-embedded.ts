import type { Database } from "#backend/store/database.ts";

/**
 * Gives the room of deleted rows back to their tables. A server does so by itself; the embedded database does not, and the
 * jobs alone would make it grow by a megabyte a day.
 */
export const vacuumEmbedded = async ({ kind, run }: Pick<Database, "kind" | "run">): Promise<void> => {
  if (kind === "embedded") await run("vacuum");
};
