import { daysUntil } from "#domain/trade-in-expiry.ts";

/** Time left of a valuation: over, ends today, within a day, or in days, rounded (specification 9). */
export type TimeLeft = "over" | "today" | "soon" | number;

/** @param isoDate day of a time in the market's time zone */
export const timeLeft = (expires: Date, now: Date, isoDate: (moment: Date) => string): TimeLeft => {
  if (expires <= now) return "over";
  if (isoDate(expires) === isoDate(now)) return "today";
  return daysUntil(expires, now) || "soon";
};
