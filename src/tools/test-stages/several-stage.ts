import { runPlaywright } from "./run-playwright.ts";
import { type Stage, withoutPostgres } from "./stage.ts";
import { findPostgresFolder } from "./system-needs.ts";

/** Two storefronts and two services behind nginx, on PostgreSQL and Redis, as one shop. */
export const severalStage: Stage = {
  name: "several",
  run: async () =>
    findPostgresFolder() === undefined
      ? { passed: 0, failed: 0, report: "", note: `left out: ${withoutPostgres}` }
      : runPlaywright("playwright.several.config.ts"),
};
