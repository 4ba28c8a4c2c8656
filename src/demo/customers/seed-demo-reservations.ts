import { eq } from "drizzle-orm";
import { paymentProvider } from "#backend/payment/providers.ts";
import { createSandboxProvider } from "#backend/payment/sandbox/sandbox-provider.ts";
import { reservationRules } from "#backend/reservation/reservation-rules.ts";
import { reserveVehicle } from "#backend/reservation/stored-reservation.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservationEvents, reservations } from "#backend/store/schema/reservations.ts";
import { sandboxIntents } from "#backend/store/schema/sandbox.ts";
import type { ReservationEvent } from "#contract/reservation.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { carsOf, type DemoBuyer, demoOrder } from "./demo-order.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What each demo customer has reserved: one that holds, and one that was given up and paid back. Ages in hours. */
const plans = [
  { isFinanced: true, age: 76, cancelledAfter: undefined },
  { isFinanced: false, age: 19 * 24 + 5, cancelledAfter: 50 },
] as const;

type Plan = (typeof plans)[number];

/**
 * Gives a demo customer two reservations of vehicles of the stock, paid for in the sandbox, as the shop itself would have taken them. Where
 * cards are charged by another provider there are none: it could not pay them back.
 */
export const seedDemoReservations = async (orm: Orm, buyer: DemoBuyer, now: Date): Promise<void> => {
  if (paymentProvider(orm)?.name !== "sandbox") return;
  for (const plan of plans) {
    const then = new Date(now.getTime() - plan.age * hourMs);
    for (const row of await carsOf(orm, {
      ...buyer,
      status: plan.cancelledAfter ? "in-stock" : "reserved",
      then,
    })) {
      const content = await demoOrder(orm, row, { buyer, isFinanced: plan.isFinanced, then });
      if (content === undefined) continue;
      await store(orm, { content, plan, customerId: buyer.id, vehicleId: row.vehicle.id, then });
      break;
    }
  }
};

type Stored = {
  readonly content: NonNullable<Awaited<ReturnType<typeof demoOrder>>>;
  readonly plan: Plan;
  readonly customerId: string;
  readonly vehicleId: number;
  readonly then: Date;
};

const store = async (orm: Orm, { content, plan, customerId, vehicleId, then }: Stored): Promise<void> => {
  const id = newReferenceId();
  const confirmedAt = new Date(then.getTime() + 4 * minuteMs);
  const endedAt = plan.cancelledAfter && new Date(confirmedAt.getTime() + plan.cancelledAfter * hourMs);
  const refundedAt = endedAt && new Date(endedAt.getTime() + minuteMs);
  await orm.insert(reservations).values({
    ...{ ...content, id, customerId, vehicleId, confirmedAt, createdAt: then },
    updatedAt: endedAt ?? confirmedAt,
    holdUntil: new Date(then.getTime() + reservationRules.holdMs),
    ...(endedAt ? { state: "cancelled", endedAt } : { state: "confirmed" }),
  });
  if (!endedAt) await reserveVehicle(orm, vehicleId, then);
  const { reservationDepositCents: amountCents, paymentDigest } = content;
  await orm.insert(paymentAttempts).values({
    ...{ reservationId: id, number: 1, provider: "sandbox", amountCents, paymentDigest },
    intentId: await chargeDeposit(orm, {
      reservationId: id,
      amountCents,
      then,
      isRefunded: Boolean(endedAt),
    }),
    ...{ createdAt: then, paidAt: confirmedAt, updatedAt: refundedAt ?? confirmedAt },
    ...(refundedAt ? { state: "refunded", refundReason: "cancelled", refundedAt } : { state: "paid" }),
  });
  const events: readonly (readonly [ReservationEvent, Date | undefined])[] = [
    ["held", then],
    ["confirmed", confirmedAt],
    ["cancelled", endedAt],
    ["refund-begun", endedAt],
    ["refunded", refundedAt],
  ];
  for (const [code, at] of events)
    if (at) await orm.insert(reservationEvents).values({ reservationId: id, code, at });
};

type Charge = {
  readonly reservationId: string;
  readonly amountCents: number;
  readonly then: Date;
  readonly isRefunded: boolean;
};

/** What the sandbox's own books say of it, so that it can be given back like any other. */
const chargeDeposit = async (
  orm: Orm,
  { reservationId, amountCents, then, isRefunded }: Charge,
): Promise<string> => {
  const { id } = await createSandboxProvider(orm).create({ reservationId, attempt: 1, amountCents });
  const refundedCents = isRefunded ? amountCents : 0;
  const charged = { status: "succeeded", refundedCents, createdAt: then };
  await orm.update(sandboxIntents).set(charged).where(eq(sandboxIntents.id, id));
  return id;
};
