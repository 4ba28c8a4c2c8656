import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import { findMatches, noVehicles } from "#backend/saved-list/find-matches.ts";
import { normaliseList } from "#backend/saved-list/normalise-list.ts";
import { remember } from "#backend/store/remember.ts";
import { buildCard } from "#backend/vehicle/build-card.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { readPriceCuts } from "./read-price-cuts.ts";

const days = 30;

/**
 * `POST notifications/car-alert/preview`: what an alert for the list would have reported in the last days, among vehicles that can be
 * bought now.
 */
export const previewCarAlert: Handler<typeof notificationEndpoints.previewCarAlert> = async (
  { body },
  { orm, locale, now },
) => {
  const since = new Date(now.getTime() - days * 86_400_000);
  const [matches, cuts] = await Promise.all([
    findMatches(orm, [{ ...normaliseList(body), locale }], now),
    remember(orm, "price-cuts", () => readPriceCuts(orm, { since, now })),
  ]);
  const [{ found } = { found: noVehicles }] = matches;
  const [ids, arrivedAt] = [found.figures("id"), found.figures("arrivedAt")];
  const news: { readonly id: number; readonly at: number; readonly hasArrived: boolean }[] = [];
  for (let at = 0; at < found.size; at++) {
    const id = ids[at] ?? 0;
    const arrived = (arrivedAt[at] ?? 0) * 1000;
    const cut = cuts.get(id);
    if (arrived >= since.getTime()) news.push({ id, at: arrived, hasArrived: true });
    else if (cut) news.push({ id, at: cut.at.getTime(), hasArrived: false });
  }
  const newest = news.toSorted((a, b) => b.at - a.at || a.id - b.id).slice(0, listLimits.previewedVehicles);
  const shown = newest.map(({ id }) => id);
  const [rows, finance] = await Promise.all([readVehicles(orm, shown), financeSettings(orm)]);
  const arrived = news.filter(({ hasArrived }) => hasArrived).length;
  return {
    days,
    arrived,
    cheaper: news.length - arrived,
    vehicles: rows.map((row) => buildCard(row, { locale, finance, now })),
  };
};
