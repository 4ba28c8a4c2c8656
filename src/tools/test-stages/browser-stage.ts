import { runPlaywright } from "./run-playwright.ts";
import { type Stage, withNote, withoutPostgres } from "./stage.ts";
import { findPostgresFolder } from "./system-needs.ts";

/** Browser journeys against the production build; playwright.config.ts starts the servers that they need. */
export const browserStage: Stage = {
  name: "browser",
  run: async () => {
    const result = await runPlaywright("playwright.config.ts");
    return findPostgresFolder() === undefined ? withNote(result, withoutPostgres) : result;
  },
};
