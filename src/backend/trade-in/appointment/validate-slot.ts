import { appointmentPlace } from "#backend/dealer/appointment-place.ts";
import { isValuationDealer } from "#backend/dealer/is-valuation-dealer.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import { type AppointmentSlot, isSoonEnough, slotsOf } from "#domain/appointment-slots.ts";
import { localClock } from "#domain/local-clock.ts";

export type WantedSlot = { readonly dateTime: string; readonly hour: string };

export const slotTaken = () => new BackendError("slot-taken", "This slot is not free any more");

/**
 * The slot of a dealer that somebody wants, whether or not it is free. Throws InvalidFieldError for what never was one, `slot-taken`
 * for one that was offered and is not any more.
 */
export const validateSlot = async (
  { dateTime, hour }: WantedSlot,
  dealer: StoredDealer,
  now: Date,
): Promise<AppointmentSlot> => {
  const place = appointmentPlace(dealer);
  const start = new Date(dateTime);
  if (localClock(start, place.timeZone).time !== hour)
    throw new InvalidFieldError("hour", "Not the hour of dateTime at the dealer");
  if (start < now) throw new InvalidFieldError("dateTime", "Is over");
  const slot = slotsOf(place, now).find((each) => each.start.getTime() === start.getTime());
  if (slot === undefined) throw new InvalidFieldError("dateTime", "No appointment of the dealer begins then");
  if (!isSoonEnough(slot, now) || !isValuationDealer(dealer)) throw slotTaken();
  return slot;
};
