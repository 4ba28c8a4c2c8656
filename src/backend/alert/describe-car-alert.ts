import { describeList } from "#backend/saved-list/describe-list.ts";
import type { Match } from "#backend/saved-list/find-matches.ts";
import type { StoredCarAlert } from "./add-car-alert.ts";

/** A car alert in the contract's format, with how many vehicles match now. */
export const describeCarAlert = ({ saved: alert, read, found }: Match<StoredCarAlert>) => ({
  ...describeList(alert, read),
  id: alert.id,
  ...(alert.name !== null && { name: alert.name }),
  ...(alert.path !== null && { path: alert.path }),
  active: alert.active,
  createTime: alert.createdAt.toISOString(),
  total: found.size,
});
