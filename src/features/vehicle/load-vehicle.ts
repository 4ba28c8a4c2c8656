import type { Vehicle } from "#api/models/vehicle.ts";
import "server-only";
import { cache } from "react";
import { setCachePolicy } from "#api/cache-policy.ts";
import { call } from "#api/call.ts";
import { fetchVehicle } from "#api/fetch-vehicle.ts";
import { pageTags } from "#domain/page-tags.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";

/** A vehicle with everything its page shows, loaded once per VIN and render. */
export const loadVehicle = cache(async (vin: string, locale: Locale): Promise<Result<Vehicle>> => {
  setCachePolicy("vehicle", [pageTags.vehicles, pageTags.vehicle(vin)]);
  return fetchVehicle(vin, locale);
});

/** Similar vehicles, best match first, each with the reason. A change of any of them invalidates the page. */
export const loadSimilarVehicles = cache(async (vin: string, locale: Locale) => {
  const answer = await call("similarVehicles", { params: { vin }, body: { limit: 8 } }, { locale });
  if (answer.ok)
    setCachePolicy(
      "vehicle",
      answer.value.map((each) => pageTags.vehicle(each.vin)),
    );
  return answer;
});

/** The prices of a vehicle, oldest first. An extension: empty where the service does not have it. */
export const loadPriceHistory = cache(async (vin: string, locale: Locale) =>
  call("priceHistory", { params: { vin } }, { locale }),
);
