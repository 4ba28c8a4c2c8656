import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { BackendError, NotFoundError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { nudgeMail } from "#backend/mail/nudge-mail.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { appointmentRules } from "#domain/appointment-slots.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import { bookedTime, hasBegun, isOver } from "./booked-time.ts";
import { judgeSlot, slotTaken, type WantedSlot } from "./judge-slot.ts";
import { isOverlap, keepBooking } from "./keep-booking.ts";
import { ownTradeIn, type StoredBooking, type StoredTradeIn } from "./own-trade-in.ts";
import { tellOfAppointment } from "./tell-of-appointment.ts";

/**
 * `POST retake/{retakeId}/phase2/book`: books a slot. Asked again for the same one it is that booking; for another one while there is
 * one ahead it is `conflict`.
 */
export const bookSlot: Handler<typeof tradeInEndpoints.bookSlot> = ({ params, body }, call) =>
  setAppointment("booked", params.retakeId, body, call);

/**
 * `PUT retake/{retakeId}/phase2/book`: moves the booking, all or nothing: it keeps its slot when the other one is taken. Without a
 * booking it is 404, so that an answer that was lost and is asked again does not bring back what was given back since.
 */
export const changeSlot: Handler<typeof tradeInEndpoints.changeSlot> = ({ params, body }, call) =>
  setAppointment("moved", params.retakeId, body, call);

type Change = "booked" | "moved";

const setAppointment = async (kind: Change, id: string, wanted: WantedSlot, call: Call) => {
  const { orm, now, log } = call;
  const dealers = await knownDealers(orm);
  let sequence: number;
  try {
    sequence = await orm.transaction(async (tx) => {
      const { tradeIn, booking } = await ownTradeIn(tx, id, call);
      const ahead = booking && !isOver(booking, now) ? booking : undefined;
      if (ahead && bookedTime(ahead).start.getTime() === Date.parse(wanted.dateTime))
        return tradeIn.bookingSequence;
      judgeChange(kind, ahead, tradeIn, now);
      const dealer = dealers.get(tradeIn.dealerId);
      if (dealer === undefined) throw slotTaken();
      const slot = await judgeSlot(wanted, dealer, now);
      await keepBooking(tx, tradeIn, slot, now);
      return tellOfAppointment(tx, { kind, tradeIn, dealer, start: slot.start, locale: call.locale });
    });
  } catch (error) {
    if (!isOverlap(error)) throw error;
    log.info({ tradeInId: id }, "a slot was taken meanwhile");
    throw slotTaken();
  }
  nudgeMail();
  return { id, sequence, minutes: appointmentRules.minutes };
};

/** Each change is mailed to an address that its owner may not have given. */
const mostChanges = 30;

const judgeChange = (
  kind: Change,
  ahead: StoredBooking | undefined,
  { createdAt, updatedAt, bookingSequence }: StoredTradeIn,
  now: Date,
): void => {
  if (kind === "booked" && ahead) throw new BackendError("conflict", "There is an appointment already");
  if (kind === "moved" && !ahead) throw new NotFoundError("There is no appointment to move");
  if (ahead && hasBegun(ahead, now)) throw new BackendError("conflict", "The appointment has begun");
  if (bookingSequence >= mostChanges)
    throw new BackendError(
      "conflict",
      "The appointment has changed too often: only the dealer changes it now",
    );
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  if (expiry?.expired !== false)
    throw new BackendError("trade-in-expired", "The valuation does not hold any more");
};
