import "server-only";
import { env } from "#platform/env.ts";
import { isFollowed } from "#platform/page-cache/followed-records.ts";

/**
 * Whether this process hears of each change of what pages show: from the data service where that reports them (`follow-page-changes.ts`) and
 * the content is in the same place, and from others where the operator says so.
 */
export const reportsChanges = (): boolean => {
  const { DATA_SERVICE_URL, CONTENT_SERVICE_URL, SERVICES_REPORT_CHANGES } = env();
  if (SERVICES_REPORT_CHANGES) return true;
  return DATA_SERVICE_URL === CONTENT_SERVICE_URL && isFollowed("services");
};
