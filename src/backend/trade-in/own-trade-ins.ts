import { and, eq } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { BackendError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { nudgeMail } from "#backend/mail/nudge-mail.ts";
import { isPromised } from "#backend/reservation/is-promised.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { listLimits } from "#contract/list-limits.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { bookedTime, hasBegun } from "./appointment/booked-time.ts";
import { noSuchTradeIn } from "./appointment/own-trade-in.ts";
import { tellOfAppointment } from "./appointment/tell-of-appointment.ts";
import { forgetTradeIns } from "./forget-trade-ins.ts";
import { readTradeIns } from "./read-trade-ins.ts";

/** `GET users/me/retake`: the customer's trade-ins, the one that was valued last first. */
export const listTradeIns: Handler<typeof userEndpoints.tradeIns> = (_, { orm, customer, locale, now }) =>
  readTradeIns(orm, { customerId: customer.id, atMost: listLimits.tradeIns, locale, now });

/** `GET users/me/retake/{id}`. */
export const getTradeIn: Handler<typeof userEndpoints.tradeIn> = async (
  { params },
  { orm, customer, locale, now },
) => {
  const asked = { customerId: customer.id, id: params.id, atMost: 1, locale, now };
  const [found] = await readTradeIns(orm, asked);
  if (found === undefined) throw noSuchTradeIn();
  return found;
};

/**
 * `DELETE users/me/retake/{id}`: deletes a trade-in with its values and mails, and gives back an appointment that is to come, of which
 * a mail tells. One that the customer does not have is left alone. Throws `conflict` while a reservation counts on it.
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
    const ofThis = eq(tradeInBookings.tradeInId, tradeIn.id);
    const [booking] = await tx.select().from(tradeInBookings).where(ofThis);
    await forgetTradeIns(tx, own);
    const dealer = booking && dealers.get(booking.dealerId);
    if (!booking || !dealer || hasBegun(booking, now)) return;
    const { start } = bookedTime(booking);
    await tellOfAppointment(tx, { kind: "cancelled", tradeIn, dealer, start, locale });
  });
  nudgeMail();
  return {};
};
