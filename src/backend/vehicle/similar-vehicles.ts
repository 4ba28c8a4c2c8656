import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { buildCard } from "./build-card.ts";
import { findByVin } from "./find-by-vin.ts";
import { nearest } from "./nearest-vehicles.ts";
import { readVehicles } from "./read-vehicles.ts";
import { similarReason } from "./similar-reason.ts";

const defaultLimit = 8;

/** `POST vehicle/{vin}/similar`: vehicles that can be bought, best match first, each with the reason in words. */
export const similarVehicles: Handler<typeof readingEndpoints.similarVehicles> = async (input, call) => {
  const original = await findByVin(call.orm, input.params.vin);
  const rows = await readVehicles(call.orm, await nearest(original, input.body.limit ?? defaultLimit, call));
  const { locale, now, orm } = call;
  const finance = await financeSettings(orm);
  return rows.map((row) => ({
    ...buildCard(row, { locale, finance, now }),
    reason: similarReason(row, original, locale),
  }));
};
