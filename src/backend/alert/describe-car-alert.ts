import { describeList } from "#backend/kept-list/describe-list.ts";
import { findMatches } from "#backend/kept-list/find-matches.ts";
import { readKeptList } from "#backend/kept-list/read-kept-list.ts";
import type { SearchSettings } from "#backend/kept-list/search-settings.ts";
import type { StoredCarAlert } from "./add-car-alert.ts";

/** A car alert as the contract has it. */
export const describeCarAlert = (alert: StoredCarAlert, { stock, dealers }: SearchSettings) => {
  const list = readKeptList(alert, { makes: stock.catalogue, dealers, locale: alert.locale });
  return {
    ...describeList(alert, list),
    id: alert.id,
    ...(alert.name !== null && { name: alert.name }),
    ...(alert.path !== null && { path: alert.path }),
    active: alert.active,
    createTime: alert.createdAt.toISOString(),
    total: findMatches(stock, list).length,
  };
};
