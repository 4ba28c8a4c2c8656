import { appointmentPlace } from "#backend/dealer/appointment-place.ts";
import { isValuationDealer } from "#backend/dealer/is-valuation-dealer.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { vehicleOf } from "#backend/staff-mail/described-vehicle.ts";
import type { Orm } from "#backend/store/database.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { type AppointmentSlot, appointmentRules, openSlots, scheduleOf } from "#domain/appointment-slots.ts";
import { timeZoneAt } from "#market/address-region.ts";
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
  return describeSchedule(orm, dealer, now);
};

/** The free slots of a dealer: inspections and test drives share them. */
export const freeSlots = async (
  orm: Orm,
  dealer: StoredDealer,
  now: Date,
): Promise<readonly AppointmentSlot[]> =>
  openSlots(appointmentPlace(dealer), await readTakenTimes(orm, dealer.id, now), now);

const describeSchedule = async (orm: Orm, dealer: StoredDealer, now: Date) => ({
  availableSlots: scheduleOf(await freeSlots(orm, dealer, now), timeZoneAt(dealer)),
  minutes: appointmentRules.minutes,
});

/** `GET vehicle/{vin}/test-drive-schedule`: the free slots of the dealer of a vehicle that can be driven; 404 for any other. */
export const testDriveSchedule: Handler<typeof tradeInEndpoints.testDriveSchedule> = async (
  { params },
  { orm, now },
) => {
  const row = await vehicleOf(orm, params.vin);
  if (row?.vehicle.status !== "in-stock") throw new NotFoundError("No vehicle of this VIN can be driven");
  return describeSchedule(orm, row.dealer, now);
};
