import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { buildDetail } from "./build-detail.ts";
import { findByVin } from "./find-by-vin.ts";

/** `GET vehicle/{vin}`. */
export const getVehicle: Handler<typeof readingEndpoints.vehicle> = async ({ params }, call) => {
  const row = await findByVin(call.orm, params.vin);
  return buildDetail(row, { locale: call.locale, now: call.now, finance: await financeSettings(call.orm) });
};
