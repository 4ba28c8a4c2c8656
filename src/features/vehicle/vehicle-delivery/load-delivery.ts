import "server-only";
import { call } from "#api/call.ts";
import type { DeliveryOptions } from "#contract/delivery.ts";
import { markets } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

/**
 * How a vehicle comes to a postal code of either country, as it was typed; undefined where that is none, or where nobody can say it
 * now.
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
