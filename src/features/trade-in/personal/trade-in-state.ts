import type { TradeIn } from "#api/models/trade-in.ts";
import { appointmentRules } from "#domain/appointment-slots.ts";

export type StoredTradeIn = TradeIn;

/** What a trade-in is to its customer now. */
export type TradeInState = "valued" | "booked" | "seen" | "expired";

type Dated = Pick<StoredTradeIn, "phaseTwoBooking" | "expirationDate" | "status">;

/**
 * An appointment is told before it is over, and that it was afterwards; without one a valuation holds until its end, whatever
 * the service calls it. Pure.
 */
export const tradeInState = ({ phaseTwoBooking, expirationDate, status }: Dated, now: Date): TradeInState => {
  const end =
    phaseTwoBooking &&
    Date.parse(phaseTwoBooking.dateTime) + (phaseTwoBooking.minutes ?? appointmentRules.minutes) * 60_000;
  if (end) return end > now.getTime() ? "booked" : "seen";
  if (status === "closed") return "seen";
  return Date.parse(expirationDate) > now.getTime() ? "valued" : "expired";
};

/** The appointment of a trade-in that is not over; one that is over leaves room for another (docs/decisions/0033). */
export const bookingAhead = (stored: Dated, now: Date): StoredTradeIn["phaseTwoBooking"] | undefined =>
  tradeInState(stored, now) === "booked" ? stored.phaseTwoBooking : undefined;

/** The page on which a trade-in is gone on with: day and hour while its value holds, else its beginning; nowhere once it is closed. */
export const resumePage = (stored: Dated, now: Date): "booking" | "plate" | undefined => {
  const state = tradeInState(stored, now);
  if (state === "seen" && !stored.phaseTwoBooking) return undefined;
  const holds = Date.parse(stored.expirationDate) > now.getTime();
  return holds || state === "booked" ? "booking" : "plate";
};
