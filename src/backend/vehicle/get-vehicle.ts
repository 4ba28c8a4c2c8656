import { conditionPassportOf } from "#backend/condition-passport/condition-passport-of.ts";
import { dealerOpenState } from "#backend/dealer/dealer-open-state.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import { runningCostsOf } from "#backend/running-costs/running-costs-of.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { buildDetail } from "./build-detail.ts";
import { findByVin } from "./find-by-vin.ts";
import { priceRatingOf } from "./price-rating/price-rating-of.ts";

/** `GET vehicle/{vin}`. */
export const getVehicle: Handler<typeof readingEndpoints.vehicle> = async ({ params }, call) => {
  const row = await findByVin(call.orm, params.vin);
  const [finance, priceRating, conditionPassport, runningCosts] = await Promise.all([
    financeSettings(call.orm),
    priceRatingOf(row, call),
    conditionPassportOf(row, call),
    runningCostsOf(row, call),
  ]);
  const openState = dealerOpenState(row.dealer, call.now);
  const detail = buildDetail(row, { locale: call.locale, now: call.now, finance });
  return {
    ...detail,
    ...(priceRating && { priceRating }),
    ...(conditionPassport && { conditionPassport }),
    ...(runningCosts && { runningCosts }),
    dealer: { ...detail.dealer, ...(openState && { openState }) },
  };
};
