import { appointmentPlace } from "#backend/dealer/appointment-place.ts";
import { isValuationDealer } from "#backend/dealer/is-valuation-dealer.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { appointmentRules, openSlots, scheduleOf } from "#domain/appointment-slots.ts";
import { readTakenTimes } from "./read-taken-times.ts";

/** `GET retake/dealer/{dealerId}/schedule`: the free appointments of a dealer that values cars; 404 for any other dealer. */
export const dealerSchedule: Handler<typeof tradeInEndpoints.dealerSchedule> = async (
  { params },
  { orm, now },
) => {
  const dealers = [...(await knownDealers(orm)).values()];
  const dealer = dealers.find(({ wireId }) => wireId === params.dealerId);
  if (dealer === undefined || !isValuationDealer(dealer, await readShop(orm)))
    throw new NotFoundError("No dealer of this id values cars");
  const place = appointmentPlace(dealer);
  const open = openSlots(place, await readTakenTimes(orm, dealer.id, now), now);
  return { availableSlots: scheduleOf(open, place.timeZone), minutes: appointmentRules.minutes };
};
