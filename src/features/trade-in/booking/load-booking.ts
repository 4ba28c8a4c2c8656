import "server-only";
import { call } from "#api/call.ts";
import { callerOf } from "#api/session/caller-of.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import { isSignedIn, type Session } from "#platform/session.ts";
import type { Answers } from "#wizard/flow.ts";
import { bookingAhead } from "../personal/trade-in-state.ts";
import { readStoredValue } from "../stored-value.ts";

/** Data of the booking page: dealer, free slots, and the upcoming appointment. */
export const loadBooking = async ({ dealer, valuation }: Answers, locale: Locale, visitor: Session) => {
  const dealerId = dealer?.dealerId ?? "";
  const id = readStoredValue(valuation)?.tradeInId;
  const caller = callerOf(visitor, locale);
  const [schedule, dealers, stored] = await Promise.all([
    call("dealerSchedule", { params: { dealerId } }, caller),
    call("dealers", {}, caller),
    isSignedIn(visitor) && id ? call("tradeIn", { params: { id } }, caller) : undefined,
  ]);
  if (!schedule.ok) return schedule;
  if (!dealers.ok) return dealers;
  return ok({
    schedule: schedule.value,
    dealer: dealers.value.find((each) => each.id === dealerId),
    booked: (stored?.ok && bookingAhead(stored.value, new Date())) || undefined,
  });
};
