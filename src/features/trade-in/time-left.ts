import { daysUntil } from "#domain/trade-in-expiry.ts";

/** How long a value holds: that it has ended, that it ends on this day, within one, or in so many days, rounded (specification 9). */
export type TimeLeft = "over" | "today" | "soon" | number;

/**
 * @param isoDate the day of a moment on the market's clock, by which the day of the end is told
 */
export const timeLeft = (expires: Date, now: Date, isoDate: (moment: Date) => string): TimeLeft => {
  if (expires <= now) return "over";
  if (isoDate(expires) === isoDate(now)) return "today";
  return daysUntil(expires, now) || "soon";
};
