import { InvalidFieldError } from "#backend/errors.ts";
import type { LocalMoment } from "#domain/local-clock.ts";
import type { OpeningTimes } from "#domain/opening-hours.ts";
import {
  type AppointmentProblem,
  appointmentLimits,
  isDayProblem,
  validateAppointment,
} from "#domain/validate-appointment.ts";
import { timeZoneAt } from "#market/address-region.ts";
import type { Country } from "#market/countries.ts";

type Typed = { readonly preferredDate?: string | undefined; readonly preferredTime?: string | undefined };

type VisitedDealer = {
  readonly country: Country;
  readonly zipCode: string;
  readonly openingHours: readonly OpeningTimes[];
};

const reasons: Readonly<Record<AppointmentProblem, string>> = {
  "past-day": "The day is over",
  "too-late": `At most ${appointmentLimits.mostDaysAhead} days from now`,
  "closed-day": "The dealer is closed on that day",
  closed: "The dealer is closed at that time",
  "too-soon": `At least ${appointmentLimits.leastHoursAhead} hours from now`,
};

/** The preferred day and time, by the dealer's clock; undefined without any. Throws an error with the name of an impossible field. */
export const checkPreferredTime = (
  { preferredDate: date, preferredTime: time }: Typed,
  { country, zipCode, openingHours }: VisitedDealer,
  now: Date,
): LocalMoment | undefined => {
  if (date === undefined && time === undefined) return undefined;
  if (date === undefined) throw new InvalidFieldError("preferredDate", "Goes with a time");
  if (time === undefined) throw new InvalidFieldError("preferredTime", "Goes with a day");
  const problem = validateAppointment(
    { date, time },
    { openingHours, timeZone: timeZoneAt({ country, zipCode }) },
    now,
  );
  if (problem === undefined) return { date, time };
  throw new InvalidFieldError(isDayProblem(problem) ? "preferredDate" : "preferredTime", reasons[problem]);
};
