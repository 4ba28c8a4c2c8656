import "server-only";
import { env } from "#platform/env.ts";
import { isServiceEmbedded } from "./is-embedded.ts";

/**
 * Whether every process hears of each change of what pages show: from the reference services in it, which notify the others by
 * Redis; from other services where the operator says so.
 */
export const reportsChanges = (): boolean => {
  const { DATABASE_URL, REDIS_URL, SERVICES_REPORT_CHANGES } = env();
  if (SERVICES_REPORT_CHANGES) return true;
  const isReference = isServiceEmbedded("data") && isServiceEmbedded("content");
  // The embedded database has one process.
  return isReference && (DATABASE_URL === undefined || REDIS_URL !== undefined);
};
