import { environmentSchema } from "#platform/env-schema.ts";

/**
 * Every variable of the schema, unset but for the demo shop: a run must not depend on what the person at the terminal has in the shell or
 * in `.env`. An empty value is not replaced from a file, and counts as unset.
 */
export const variablesForTests = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""])),
  // On any database.
  SHOP: "demo",
});
