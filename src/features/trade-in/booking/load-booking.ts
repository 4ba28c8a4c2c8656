import "server-only";
import { call } from "#api/call.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import { isSignedIn, type Session, type SignedInSession } from "#platform/session.ts";
import type { Answers } from "#wizard/flow.ts";
import { readKeptValue } from "../kept-value.ts";
import { bookingAhead } from "../personal/trade-in-state.ts";

/** What the page of a booking shows: the dealer, when it is free, and what is booked there and not over. */
export const loadBooking = async ({ dealer, valuation }: Answers, locale: Locale, visitor: Session) => {
  const dealerId = dealer?.dealerId ?? "";
  const id = readKeptValue(valuation)?.tradeInId;
  const [schedule, dealers, stored] = await Promise.all([
    call("dealerSchedule", { params: { dealerId } }, { locale }),
    call("dealers", {}, { locale }),
    isSignedIn(visitor) && id
      ? call("tradeIn", { params: { id } }, { ...callerOf(visitor), locale })
      : undefined,
  ]);
  if (!schedule.ok) return schedule;
  if (!dealers.ok) return dealers;
  return ok({
    schedule: schedule.value,
    dealer: dealers.value.find((each) => each.id === dealerId),
    booked: (stored?.ok && bookingAhead(stored.value, new Date())) || undefined,
  });
};

const callerOf = ({ token, sessionId }: SignedInSession) => ({ token, sessionId });
