import type { TradeIn } from "#api/models/trade-in.ts";
import { appointmentRules } from "#domain/appointment-slots.ts";

export type StoredTradeIn = TradeIn;

/** State of a trade-in for its customer. */
export type TradeInState = "valued" | "booked" | "seen" | "expired";

type Dated = Pick<StoredTradeIn, "phaseTwoBooking" | "expirationDate" | "status">;

type Booking = NonNullable<StoredTradeIn["phaseTwoBooking"]>;

/** Whether an appointment is not over yet. */
export const isAhead = ({ dateTime, minutes = appointmentRules.minutes }: Booking, now: Date): boolean =>
  Date.parse(dateTime) + minutes * 60_000 > now.getTime();

/**
 * An appointment counts before it is over, and as past afterwards; without one a valuation is valid until its
 * end, whatever state the service returns. Pure.
 */
export const tradeInState = ({ phaseTwoBooking, expirationDate, status }: Dated, now: Date): TradeInState => {
  if (phaseTwoBooking) return isAhead(phaseTwoBooking, now) ? "booked" : "seen";
  if (status === "closed") return "seen";
  return Date.parse(expirationDate) > now.getTime() ? "valued" : "expired";
};

/** The upcoming appointment of a trade-in; after a past one another can be booked (docs/decisions/0033). */
export const bookingAhead = (stored: Dated, now: Date): StoredTradeIn["phaseTwoBooking"] | undefined =>
  tradeInState(stored, now) === "booked" ? stored.phaseTwoBooking : undefined;

/** The page to continue a trade-in: booking while its value is valid, else the first; none once closed. */
export const resumePage = (stored: Dated, now: Date): "booking" | "plate" | undefined => {
  const state = tradeInState(stored, now);
  if (state === "seen" && !stored.phaseTwoBooking) return undefined;
  const isValid = Date.parse(stored.expirationDate) > now.getTime();
  return isValid || state === "booked" ? "booking" : "plate";
};
