import { eq } from "drizzle-orm";
import { chargeCard } from "#backend/payment/sandbox/charge-card.ts";
import { createSandboxProvider } from "#backend/payment/sandbox/sandbox-provider.ts";
import { preparePayment } from "#backend/reservation/create-payment.ts";
import { settleAndRefund } from "#backend/reservation/settle/settle-payment.ts";
import { contentOf, newCustomer } from "#backend/reservation/test-reservation.ts";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { auditLog } from "#backend/store/schema/operators.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations, type StoredDelivery } from "#backend/store/schema/reservations.ts";
import { sandboxIntents } from "#backend/store/schema/sandbox.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { createLogger } from "#platform/log.ts";

const log = createLogger("silent");

const delivery: StoredDelivery = {
  ...{ deliveryType: 1, deliveryDealer: "es-01", country: "ES" },
  ...{ earliest: "2026-12-01", latest: "2026-12-03" },
};

/** Reserves vehicles and pays for them in the sandbox, for tests of the back office. */
export const openTestOffice = (orm: Orm, now: Date) => {
  const provider = createSandboxProvider(orm);
  const only = <Row>(rows: readonly Row[]): Row => {
    const [row] = rows;
    if (row === undefined) throw new Error("The test's row is not there");
    return row;
  };
  const hold = async () => {
    const free = eq(vehicles.status, "in-stock");
    const vehicle = only(await orm.select().from(vehicles).where(free).limit(1));
    const { id: vehicleId, dealerId, priceCents } = vehicle;
    const customerId = await newCustomer(orm);
    const prices = { cashPriceCents: priceCents, financedPriceCents: priceCents };
    const { reservation, intent } = await preparePayment(orm, provider, {
      ...{ customerId, vehicleId, reservationId: undefined, now, log },
      contentAt: contentOf({ dealerId, delivery }, prices),
    });
    return { id: reservation.id, customerId, vehicleId, intent };
  };
  return {
    caller: { orm, actor: "command", now, log },
    provider,
    hold,
    /** A reservation whose deposit of 300 € is paid. */
    confirm: async () => {
      const held = await hold();
      await chargeCard(orm, held.intent.clientToken, { scenario: "succeeds-silently", now });
      await settleAndRefund(orm, provider, await provider.read(held.intent.id), { now, log });
      return held;
    },
    row: async (id: string) => only(await orm.select().from(reservations).where(eq(reservations.id, id))),
    payment: async (id: string) =>
      only(await orm.select().from(paymentAttempts).where(eq(paymentAttempts.reservationId, id))),
    /** What the provider has refunded, in cents. */
    refunded: async (id: string) =>
      only(await orm.select().from(sandboxIntents).where(eq(sandboxIntents.reservationId, id))).refundedCents,
    vehicle: async (id: number) => only(await orm.select().from(vehicles).where(eq(vehicles.id, id))),
    audit: () => orm.select().from(auditLog).orderBy(auditLog.id),
    /** Those to its customer. */
    mails: async (id: string) => {
      const all = await orm.select().from(outbox).where(eq(outbox.isForStaff, false)).orderBy(outbox.id);
      return all.filter(({ key }) => key.endsWith(`:${id}`));
    },
  };
};
