import { daysAfter, type LocalMoment, localClock, weekdayOf } from "./local-clock.ts";
import type { OpeningTimes } from "./opening-hours.ts";

/** How soon and how late a visit may be requested. */
export const appointmentLimits = { leastHoursAhead: 2, mostDaysAhead: 30 } as const;

const hourMs = 3_600_000;

export type AppointmentPlace = { readonly openingHours: readonly OpeningTimes[]; readonly timeZone: string };

export type AppointmentProblem = "past-day" | "too-late" | "closed-day" | "closed" | "too-soon";

/** Validates the local day and time of a visit; returns the error, or `undefined` when valid. */
export const validateAppointment = (
  { date, time }: LocalMoment,
  { openingHours, timeZone }: AppointmentPlace,
  now: Date,
): AppointmentProblem | undefined => {
  const today = localClock(now, timeZone).date;
  if (date < today) return "past-day";
  if (date > daysAfter(today, appointmentLimits.mostDaysAhead)) return "too-late";
  const ofDay = openingHours.filter(({ days }) => days.includes(weekdayOf(date)));
  if (ofDay.length === 0) return "closed-day";
  if (!ofDay.some(({ opens, closes }) => opens <= time && time < closes)) return "closed";
  const soonest = localClock(new Date(now.getTime() + appointmentLimits.leastHoursAhead * hourMs), timeZone);
  return `${date} ${time}` < `${soonest.date} ${soonest.time}` ? "too-soon" : undefined;
};

/** Whether it is the day that is wrong, not the time. */
export const isDayProblem = (problem: AppointmentProblem): boolean =>
  problem === "past-day" || problem === "too-late" || problem === "closed-day";
