import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { tradeInValues } from "#backend/store/schema/trade-ins.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import { tradeInIntentions } from "#contract/trade-in.ts";
import { localClock } from "#domain/local-clock.ts";
import { eurosFromCents } from "#domain/money.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import { withOffset } from "#domain/zoned-moment.ts";
import { timeZoneAt } from "#market/address-region.ts";
import type { Locale } from "#platform/locale.ts";
import { bookedTime, isOver } from "./appointment/booked-time.ts";
import type { StoredTradeIn } from "./appointment/own-trade-in.ts";
import type { StoredBooking } from "./appointment/read-booking.ts";
import { describeLines } from "./describe-lines.ts";
import { describeDetails } from "./details/describe-details.ts";
import type { StoredDetails } from "./details/stored-details.ts";
import { sumOf } from "./valuation/value-car.ts";

export type TradeInParts = {
  readonly row: StoredTradeIn;
  readonly booking: StoredBooking | undefined;
  /** Oldest first. */
  readonly values: readonly Pick<typeof tradeInValues.$inferSelect, "at" | "cents">[];
  readonly dealer: StoredDealer;
  readonly details: StoredDetails;
};

const { exchange, sell } = tradeInIntentions;

/** A trade-in as the contract defines it, with labels in the locale. */
export const describeTradeIn = (parts: TradeInParts, locale: Locale, now: Date) => {
  const { row, values, dealer, details } = parts;
  const { createdAt, updatedAt, valuationCents, comparables, modelId, vin } = row;
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  if (expiry === undefined) throw new Error(`Trade-in ${row.id} has no valid time`);
  const booking = meantBooking(parts, now);
  const phaseTwo = describeDetails(details, row, locale);
  const { id, plate, brand, brandId, model, version, versionId, fuel, fuelId } = row;
  const { transmission, transmissionId, kilometers, plateDate } = row;
  return {
    id,
    dealerId: dealer.wireId,
    actualValuation: eurosFromCents(valuationCents),
    phaseTwoBooking: booking ? describeBooking(booking, parts) : null,
    createTime: createdAt.toISOString(),
    updateTime: updatedAt?.toISOString() ?? null,
    expirationDate: expiry.expirationDate.toISOString(),
    status: statusOf(parts, booking, expiry.expired, now),
    tradeInType: row.intention === exchange ? exchange : sell,
    ...{ plate, brand, brandId, model, version, versionId, fuel, fuelId },
    ...{ transmission, transmissionId, kilometers, plateDate },
    ...(modelId !== null && { modelId }),
    ...(vin !== null && { vin }),
    lines: describeLines(row.lines, locale),
    comparables,
    confidence: row.confidence,
    initialValuation: eurosFromCents(sumOf(row.lines)),
    ...(phaseTwo && { phaseTwo }),
    ...(phaseTwo?.submittedTime !== undefined && { deductions: phaseTwo.deductions }),
    history: values
      .slice(-listLimits.valuesOfTradeIn)
      .map(({ at, cents }) => ({ time: at.toISOString(), valuation: eurosFromCents(cents) })),
    fullName: row.fullName,
    emailAddress: row.email,
    phoneNumber: row.phone,
    locale: row.locale,
  };
};

/** An appointment that was over before the car was revalued belongs to the previous value. */
const meantBooking = ({ row, booking }: TradeInParts, now: Date): StoredBooking | undefined => {
  if (booking === undefined || !isOver(booking, now)) return booking;
  return row.updatedAt !== null && bookedTime(booking).end <= row.updatedAt ? undefined : booking;
};

const describeBooking = (booking: StoredBooking, { row, dealer }: TradeInParts) => {
  const zone = timeZoneAt(dealer);
  const { start } = bookedTime(booking);
  return {
    dateTime: withOffset(start, zone),
    hour: localClock(start, zone).time,
    minutes: booking.endMinute - booking.startMinute,
    sequence: row.bookingSequence,
  };
};

type Status = "valued" | "submitted" | "booked" | "closed" | "expired";

const statusOf = (
  { details }: TradeInParts,
  booking: StoredBooking | undefined,
  expired: boolean,
  now: Date,
): Status => {
  if (booking !== undefined) return isOver(booking, now) ? "closed" : "booked";
  if (expired) return "expired";
  return details.answers?.submittedAt ? "submitted" : "valued";
};
