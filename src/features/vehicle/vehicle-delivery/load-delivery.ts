import "server-only";
import { call } from "#api/call.ts";
import type { DeliveryOptions } from "#contract/delivery.ts";
import { markets } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

/**
 * Delivery of a vehicle to a postal code of either country, as typed; undefined for other text, and while it
 * cannot be loaded.
 */
export const loadDelivery = async (
  vin: string,
  zip: string,
  locale: Locale,
): Promise<DeliveryOptions | undefined> => {
  for (const { country, postalCode } of Object.values(markets)) {
    const zipCode = postalCode.normalise(zip);
    if (zipCode === undefined) continue;
    const answer = await call("delivery", { params: { vin }, query: { zipCode, country } }, { locale });
    return answer.ok ? answer.value : undefined;
  }
  return undefined;
};
