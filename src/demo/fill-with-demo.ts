import type { Database } from "#backend/store/database.ts";

/**
 * Makes an empty database the demo shop, and opens the accounts of the demo customers where they are missing. Answers how many vehicles it
 * stored: 0 when there were some already.
 * @throws DemoFileError when a file that the shop is made of is wrong
 */
export const fillWithDemo = async (database: Database): Promise<number> => {
  // Needed once in a process's life.
  const { fillDatabase } = await import("./filling/fill-database.ts");
  return fillDatabase(database);
};
