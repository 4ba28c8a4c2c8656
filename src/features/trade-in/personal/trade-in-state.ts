import type { z } from "zod";
import type { storedTradeIn } from "#contract/trade-in.ts";
import { appointmentRules } from "#domain/appointment-slots.ts";

export type StoredTradeIn = z.output<typeof storedTradeIn>;

/** What a trade-in is to its customer now. */
export type TradeInState = "valued" | "booked" | "seen" | "expired";

/**
 * An appointment is told before it is over, and that it was afterwards; without one a valuation holds until its end, whatever
 * the service calls it. Pure.
 */
export const tradeInState = (
  {
    phaseTwoBooking,
    expirationDate,
    status,
  }: Pick<StoredTradeIn, "phaseTwoBooking" | "expirationDate" | "status">,
  now: Date,
): TradeInState => {
  const end =
    phaseTwoBooking &&
    Date.parse(phaseTwoBooking.dateTime) + (phaseTwoBooking.minutes ?? appointmentRules.minutes) * 60_000;
  if (end) return end > now.getTime() ? "booked" : "seen";
  if (status === "closed") return "seen";
  return Date.parse(expirationDate) > now.getTime() ? "valued" : "expired";
};
