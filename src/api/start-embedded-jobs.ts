import "server-only";
import { isBuilding } from "#platform/env.ts";
import { finishBeforeExit } from "#platform/finish-before-exit.ts";
import { isEmbedded } from "./is-embedded.ts";
import { closeEmbedded, runEmbeddedJobs } from "./transport-embedded.ts";

/**
 * Works on the jobs of the reference backend where it runs in this process; never in a build. When the process ends they are
 * finished first, then the database is closed.
 */
export const startEmbeddedJobs = async (): Promise<void> => {
  if (isBuilding() || !isEmbedded()) return;
  const stop = await runEmbeddedJobs();
  finishBeforeExit({ meanwhile: stop, afterwards: closeEmbedded });
};
