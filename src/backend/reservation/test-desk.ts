import { eq } from "drizzle-orm";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import { type Offer, offerFor } from "#backend/finance/offer.ts";
import type { PaymentIntent } from "#backend/payment/payment-provider.ts";
import { createTestProvider } from "#backend/payment/test-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations, type StoredFinance } from "#backend/store/schema/reservations.ts";
import type { vehicles } from "#backend/store/schema/vehicles.ts";
import type { Locale } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";
import { preparePayment } from "./create-payment.ts";
import type { ReservationContent } from "./hold/hold-vehicle.ts";
import { settleAndRefund } from "./settle/settle-payment.ts";
import { contentOf } from "./test-reservation.ts";

const log = createLogger("silent");

/** Reserves and pays for one vehicle, past the contract, for tests. */
export const openDesk = (orm: Orm, vehicle: typeof vehicles.$inferSelect) => {
  const bank = createTestProvider();
  const settle = async (intent: PaymentIntent, now: Date) =>
    settleAndRefund(orm, bank.provider, await bank.provider.read(intent.id), { now, log });
  const submit = (customerId: string, changes: Partial<ReservationContent>, now: Date) => {
    const prices = { cashPriceCents: vehicle.priceCents, financedPriceCents: vehicle.priceCents };
    const content = contentOf({ dealerId: vehicle.dealerId, ...changes }, prices);
    return preparePayment(orm, bank.provider, {
      ...{ customerId, vehicleId: vehicle.id, reservationId: undefined, contentAt: content, now, log },
    });
  };
  const pay = (intent: PaymentIntent, now: Date) => {
    bank.pay(intent.clientToken);
    return settle(intent, now);
  };
  const rowOf = async (id: string) => {
    const [row] = await orm.select().from(reservations).where(eq(reservations.id, id));
    if (row === undefined) throw new Error("The test's reservation is not there");
    return row;
  };
  /** An ordinary credit for the vehicle, on the terms of a market. */
  const offered = async (locale: Locale): Promise<Offer> => {
    const { priceCents } = vehicle;
    const ordinary = { promoPriceCents: null, depositCents: 100_000, financing: true, promo: false };
    const offer = offerFor({ priceCents, ...ordinary }, { finance: await financeSettings(orm), locale });
    if (offer === undefined) throw new Error("The test's vehicle cannot be financed");
    return offer;
  };
  return {
    bank,
    submit,
    pay,
    settle,
    rowOf,
    /** A reservation whose deposit is paid a minute after it was submitted. */
    confirm: async (customerId: string, changes: Partial<ReservationContent>, now: Date) => {
      const { reservation, intent } = await submit(customerId, changes, now);
      await pay(intent, new Date(now.getTime() + 60_000));
      return rowOf(reservation.id);
    },
    offered,
    /** The stored reservation. */
    financed: async (locale: Locale): Promise<StoredFinance> => {
      const offer = await offered(locale);
      const { months, depositCents, feeCents, lastFeeCents, capitalCents, residualCents, taeg, taxes } =
        offer;
      const { initialExpensesCents, mticCents, tanPercent: tan } = offer;
      return {
        ...{
          creditTypeId: offer.creditType.id,
          promo: offer.creditType.promo,
          months,
          depositCents,
          feeCents,
        },
        ...{ lastFeeCents, capitalCents, residualCents, initialExpensesCents, mticCents, tan, taeg, taxes },
      };
    },
    attemptsOf: (id: string) =>
      orm
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.reservationId, id))
        .orderBy(paymentAttempts.number),
    /** Those to customers, in the order in which they were queued. */
    mails: () => orm.select().from(outbox).where(eq(outbox.isForStaff, false)).orderBy(outbox.id),
  };
};
