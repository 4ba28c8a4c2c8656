import { comparedStock } from "#backend/comparables/compared-stock.ts";
import { conditionPassportOf } from "#backend/condition-passport/condition-passport-of.ts";
import { dealerOpenState } from "#backend/dealer/dealer-open-state.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import { runningCostsOf } from "#backend/running-costs/running-costs-of.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { buildDetail } from "./build-detail.ts";
import { findByVin } from "./find-by-vin.ts";
import { priceRatingOf } from "./price-rating/price-rating-of.ts";

/** `GET vehicle/{vin}`. */
export const getVehicle: Handler<typeof readingEndpoints.vehicle> = async ({ params }, call) => {
  const { locale, now } = call;
  const row = await findByVin(call.orm, params.vin);
  const { kind, status } = row.vehicle;
  const compared = { kind, country: row.dealer.country };
  const [finance, stock, conditionPassport, shop] = await Promise.all([
    financeSettings(call.orm),
    status === "bought" ? undefined : comparedStock(call, row, compared),
    conditionPassportOf(row, call),
    readShop(call.orm),
  ]);
  const openState = dealerOpenState(row.dealer, now);
  const priceRating = stock && priceRatingOf(row, stock, now);
  const runningCosts = stock && runningCostsOf(row, stock, { locale, now });
  const detail = buildDetail(row, { locale, now, finance, shop });
  return {
    ...detail,
    ...(priceRating ? { priceRating } : status === "in-stock" && { unrated: true as const }),
    ...(conditionPassport && { conditionPassport }),
    ...(runningCosts && { runningCosts }),
    dealer: { ...detail.dealer, ...(openState && { openState }) },
  };
};
