import { localClock } from "#domain/local-clock.ts";
import { type OpeningTimes, type OpenState, openState } from "#domain/opening-hours.ts";
import { timeZoneAt } from "#market/address-region.ts";
import type { Country } from "#market/countries.ts";
import { publicHolidays } from "./dealer-holidays.ts";

type Opening = {
  readonly country: Country;
  readonly zipCode: string;
  readonly openingHours: readonly OpeningTimes[];
};

/** Whether a dealer is open at a moment, by its hours, its own clock and the public holidays there; undefined without hours. */
export const dealerOpenState = (dealer: Opening, now: Date): OpenState | undefined =>
  openState(dealer.openingHours, localClock(now, timeZoneAt(dealer)), publicHolidays(dealer));
