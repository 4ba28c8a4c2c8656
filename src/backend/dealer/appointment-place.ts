import type { AppointmentPlace } from "#domain/appointment-slots.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { publicHolidays } from "./dealer-holidays.ts";
import type { StoredDealer } from "./known-dealers.ts";

/** When a dealer can be visited: opening hours by its own clock, and the holidays of its address. */
export const appointmentPlace = (
  dealer: Pick<StoredDealer, "country" | "zipCode" | "openingHours">,
): AppointmentPlace => ({
  openingHours: dealer.openingHours,
  timeZone: timeZoneAt(dealer),
  isHoliday: publicHolidays(dealer),
});
