import { and, eq } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { BackendError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { isPromised } from "#backend/reservation/is-promised.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { bookedTime, hasStarted } from "./appointment/booked-time.ts";
import { countChange } from "./appointment/count-change.ts";
import { notifyOfAppointment } from "./appointment/notify-of-appointment.ts";
import { noSuchTradeIn } from "./appointment/own-trade-in.ts";
import { readBooking } from "./appointment/read-booking.ts";
import { forgetTradeIns } from "./forget-trade-ins.ts";
import { readTradeIns } from "./read-trade-ins.ts";

/** `GET users/me/retake`: the customer's trade-ins, last valued first. */
export const listTradeIns: Handler<typeof userEndpoints.tradeIns> = (_, { orm, customer, locale, now }) =>
  readTradeIns(orm, { customerId: customer.id, atMost: listLimits.tradeIns, locale, now });

/** `GET users/me/retake/{id}`. */
export const getTradeIn: Handler<typeof userEndpoints.tradeIn> = async (
  { params },
  { orm, customer, locale, now },
) => {
  const query = { customerId: customer.id, id: params.id, atMost: 1, locale, now };
  const [found] = await readTradeIns(orm, query);
  if (found === undefined) throw noSuchTradeIn();
  return found;
};

/**
 * `DELETE users/me/retake/{id}`: deletes a trade-in with its values and mails, and cancels an appointment ahead, with a mail
 * whose file removes it from calendars. Does nothing for a trade-in that the customer does not have. Throws `conflict` while a reservation counts on it.
 */
export const deleteTradeIn: Handler<typeof userEndpoints.deleteTradeIn> = async (
  { params },
  { orm, customer, locale, now },
) => {
  const dealers = await knownDealers(orm);
  await orm.transaction(async (tx) => {
    const own = and(eq(tradeIns.id, params.id), eq(tradeIns.customerId, customer.id));
    const [tradeIn] = await tx.select().from(tradeIns).where(own).for("update");
    if (tradeIn === undefined) return;
    if (await isPromised(tx, tradeIn.id))
      throw new BackendError("conflict", "A reservation counts on this car");
    const booking = await readBooking(tx, tradeIn.id, now);
    const counted = await countChange(tx, tradeIn);
    await forgetTradeIns(tx, own);
    const dealer = booking && dealers.get(booking.dealerId);
    if (!dealer || booking.confirmBefore || hasStarted(booking, now)) return;
    const slot = bookedTime(booking);
    await notifyOfAppointment(tx, "cancelled", { tradeIn: counted, dealer, slot, locale, now });
  });
  nudgeDeliveries();
  return {};
};
