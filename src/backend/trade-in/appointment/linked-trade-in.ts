import { eq } from "drizzle-orm";
import type { LinkCall, LinkedAppointment } from "#backend/appointment/linked-appointment.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { NotFoundError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import { cancelAppointment } from "./cancel-slot.ts";
import { confirmSlot } from "./confirm-slot.ts";
import { inspectedCar } from "./notify-of-appointment.ts";
import { readBooking } from "./read-booking.ts";
import { setAppointment } from "./set-appointment.ts";

/** The appointment of a trade-in for holders of its signed link. */
export const linkedTradeIn = async (id: string, call: LinkCall): Promise<LinkedAppointment | undefined> => {
  const { orm, now } = call;
  const [tradeIn] = await orm.select().from(tradeIns).where(eq(tradeIns.id, id));
  const dealers = await knownDealers(orm);
  const booking = tradeIn && (await readBooking(orm, id, now));
  const dealer = tradeIn && dealers.get(booking?.dealerId ?? tradeIn.dealerId);
  if (!dealer) return undefined;
  const { locale, createdAt, updatedAt, bookingSequence } = tradeIn;
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  const load = async (tx: Orm) => {
    const [locked] = await tx.select().from(tradeIns).where(eq(tradeIns.id, id)).for("update");
    if (locked === undefined) throw new NotFoundError("No such trade-in");
    return { tradeIn: locked, booking: await readBooking(tx, id, now) };
  };
  const inItsLanguage = { ...call, locale, customer: undefined };
  return {
    ...{ locale, purpose: "inspection", dealer, booking, sequence: bookingSequence },
    about: inspectedCar(tradeIn, locale),
    isOpen: expiry?.expired === false,
    set: (kind, slot) => setAppointment(kind, slot, inItsLanguage, load),
    cancel: () => cancelAppointment(inItsLanguage, load),
    confirm: (sequence) =>
      orm.transaction(async (tx) => {
        const { tradeIn: locked } = await load(tx);
        if (locked.bookingSequence === sequence) await confirmSlot(tx, locked, { dealers, locale, now });
      }),
  };
};
