import { managePath } from "#backend/appointment/appointment-link.ts";
import { mailToConfirm } from "#backend/appointment/mail-appointment.ts";
import { appointmentPlace } from "#backend/dealer/appointment-place.ts";
import { isValuationDealer } from "#backend/dealer/is-valuation-dealer.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { BackendError, InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { type AppointmentSlot, appointmentRules, isSoonEnough, slotsOf } from "#domain/appointment-slots.ts";
import { localClock } from "#domain/local-clock.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import { withOffset } from "#domain/zoned-moment.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { bookedTime, hasStarted, isOver } from "./booked-time.ts";
import { countAppointment } from "./count-appointment.ts";
import { countChange } from "./count-change.ts";
import { mailedAppointment, notifyOfAppointment } from "./notify-of-appointment.ts";
import { ownTradeIn, type StoredTradeIn } from "./own-trade-in.ts";
import type { StoredBooking } from "./read-booking.ts";
import { isOverlap, storeBooking } from "./store-booking.ts";

export type WantedSlot = { readonly dateTime: string; readonly hour: string };

export const slotTaken = () => new BackendError("slot-taken", "This slot is not free any more");

/**
 * Finds the requested slot of a dealer, free or not. Throws InvalidFieldError for a slot that never existed, `slot-taken`
 * for one that is no longer offered.
 */
export const validateSlot = (
  { dateTime, hour }: WantedSlot,
  dealer: StoredDealer,
  now: Date,
): AppointmentSlot => {
  const place = appointmentPlace(dealer);
  const start = new Date(dateTime);
  if (localClock(start, place.timeZone).time !== hour)
    throw new InvalidFieldError("hour", "Not the hour of dateTime at the dealer");
  if (start < now) throw new InvalidFieldError("dateTime", "Is over");
  const slot = slotsOf(place, now).find((each) => each.start.getTime() === start.getTime());
  if (slot === undefined) throw new InvalidFieldError("dateTime", "No appointment of the dealer starts then");
  if (!isSoonEnough(slot, now)) throw slotTaken();
  return slot;
};

/**
 * `POST retake/{retakeId}/phase2/book`: books a slot. A repeated call for the same slot returns that booking; for another slot it is
 * `conflict` while an appointment is ahead. Without an account the slot is held for half an hour, until the mail's link confirms it.
 */
export const bookSlot: Handler<typeof tradeInEndpoints.bookSlot> = ({ params, body }, call) =>
  setAppointment("booked", body, call, (tx) => ownTradeIn(tx, params.retakeId, call));

/**
 * `PUT retake/{retakeId}/phase2/book`: moves the booking atomically: it stays in its slot when the other one is taken. Without a
 * booking it is 404, so that a retried call does not restore an appointment that was cancelled since.
 */
export const changeSlot: Handler<typeof tradeInEndpoints.changeSlot> = ({ params, body }, call) =>
  setAppointment("moved", body, call, (tx) => ownTradeIn(tx, params.retakeId, call));

type Change = "booked" | "moved";

/** Loads a trade-in with its appointment, and locks it. */
export type LoadTradeIn = (tx: Orm) => Promise<{
  readonly tradeIn: StoredTradeIn;
  readonly booking: StoredBooking | undefined;
}>;

/** Books or moves the appointment of a trade-in that the caller may change. */
export const setAppointment = async (
  kind: Change,
  wanted: WantedSlot,
  call: Pick<Call, "orm" | "now" | "log" | "locale" | "customer">,
  load: LoadTradeIn,
) => {
  const { orm, now, log } = call;
  const dealers = await knownDealers(orm);
  const shop = await readShop(orm);
  let booked: {
    readonly id: string;
    readonly sequence: number;
    readonly confirmBefore: string | undefined;
    readonly manageUrl: string;
  };
  try {
    booked = await orm.transaction(async (tx) => {
      const { tradeIn, booking } = await load(tx);
      const dealer = dealers.get(tradeIn.dealerId);
      const ahead = booking && !isOver(booking, now) ? booking : undefined;
      const answer = (sequence: number, until: Date | null | undefined) => ({
        id: tradeIn.id,
        sequence,
        manageUrl: managePath(tradeIn.id, new Date(wanted.dateTime)),
        confirmBefore: until && dealer ? withOffset(until, timeZoneAt(dealer)) : undefined,
      });
      if (ahead && bookedTime(ahead).start.getTime() === Date.parse(wanted.dateTime))
        return answer(tradeIn.bookingSequence, ahead.confirmBefore);
      validateChange(kind, ahead, tradeIn, now);
      if (dealer === undefined) throw slotTaken();
      const slot = validateSlot(wanted, dealer, now);
      if (!isValuationDealer(dealer, shop)) throw slotTaken();
      const customerId = tradeIn.customerId ?? call.customer?.id ?? null;
      const isConfirmed = customerId !== null || ahead?.confirmBefore === null;
      const confirmBefore = isConfirmed ? null : new Date(now.getTime() + confirmationMs);
      const isCounted = kind === "booked" || confirmBefore !== null;
      if (isCounted && !(await countAppointment(tx, { ...tradeIn, customerId }, now)))
        throw new BackendError(
          "appointment-limit",
          "Too many appointments today: only the dealer makes more",
        );
      await storeBooking(tx, { tradeInId: tradeIn.id, dealerId: dealer.id }, { ...slot, confirmBefore }, now);
      const changed = await countChange(tx, tradeIn);
      const notified = { tradeIn: changed, dealer, slot, locale: call.locale, now };
      if (confirmBefore) await mailToConfirm(tx, mailedAppointment(notified), confirmBefore);
      else await notifyOfAppointment(tx, kind, notified);
      return answer(changed.bookingSequence, confirmBefore);
    });
  } catch (error) {
    if (!isOverlap(error)) throw error;
    log.info("a slot was taken meanwhile");
    throw slotTaken();
  }
  nudgeDeliveries();
  return { ...booked, minutes: appointmentRules.minutes };
};

/** How long the slot of a visitor without an account is held until the mail's link confirms it. */
export const confirmationMs = 30 * 60_000;

/** Limits the mails to an address that may not be its owner's. */
export const mostChanges = 30;

const validateChange = (
  kind: Change,
  ahead: StoredBooking | undefined,
  { createdAt, updatedAt, bookingSequence }: StoredTradeIn,
  now: Date,
): void => {
  if (kind === "booked" && ahead) throw new BackendError("conflict", "There is an appointment already");
  if (kind === "moved" && !ahead) throw new NotFoundError("There is no appointment to move");
  if (ahead && hasStarted(ahead, now)) throw new BackendError("conflict", "The appointment has started");
  if (bookingSequence >= mostChanges)
    throw new BackendError(
      "conflict",
      "The appointment has changed too often: only the dealer changes it now",
    );
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  if (expiry?.expired !== false)
    throw new BackendError("trade-in-expired", "The valuation does not hold any more");
};
