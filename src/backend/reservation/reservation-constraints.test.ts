import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { addTradeIn } from "#backend/trade-in/test-trade-in.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { anyVehicle, contentOf, newCustomer } from "./test-reservation.ts";

const now = new Date("2026-11-24T10:00:00Z");
let database: Database;
let vehicle: Awaited<ReturnType<typeof anyVehicle>>;
let customerId: string;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  vehicle = await anyVehicle(database.orm);
  customerId = await newCustomer(database.orm);
});
afterAll(() => database.close());
afterEach(async () => {
  await database.orm.delete(reservations);
});

/** The database's own message; drizzle wraps it. */
const refusal = async (work: PromiseLike<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
  return "not refused";
};

type Row = typeof reservations.$inferInsert;

const rowOf = (change: Partial<Row> = {}): Row => ({
  ...contentOf(
    { dealerId: vehicle.dealerId },
    { cashPriceCents: 1_000_000, financedPriceCents: 900_000 },
  )(undefined),
  ...{ id: newReferenceId(), customerId, vehicleId: vehicle.id, state: "held" },
  ...{ createdAt: now, updatedAt: now, holdUntil: new Date(now.getTime() + 900_000) },
  ...change,
});
const add = (change?: Partial<Row>) => database.orm.insert(reservations).values(rowOf(change));

describe("the database refuses a reservation", () => {
  test("of a vehicle that is held or confirmed, and takes one of a vehicle that was given up", async () => {
    for (const state of ["held", "confirmed"] as const) {
      await add({ state, confirmedAt: now });
      expect(await refusal(add())).toMatch(/reservations_live/);
      await database.orm.update(reservations).set({ state: "expired", endedAt: now });
    }
    expect(await refusal(add())).toBe("not refused");
  });

  test("that counts on a car that another one counts on", async () => {
    const [dealer] = await database.orm.select().from(dealers).limit(1);
    const tradeInId = await addTradeIn(database.orm, { dealerId: dealer?.id ?? 0, customerId });
    await add({ tradeInId });
    const other = vehicle.id === 1 ? 2 : 1;
    expect(await refusal(add({ vehicleId: other, tradeInId }))).toMatch(/reservations_live_trade_in/);
  });

  test.each<[string, Partial<Row>, RegExp]>([
    ["whose lines do not add up", { totalCents: 1 }, /reservations_total/],
    [
      "with less than nothing for its delivery",
      { deliveryCents: -1, totalCents: 1_038_999 },
      /reservations_amounts/,
    ],
    ["without a deposit", { reservationDepositCents: 0 }, /reservations_amounts/],
    ["that is financed without a credit", { isFinanced: true, totalCents: 939_000 }, /reservations_finance/],
    ["with half a warranty", { warrantyId: "w24" }, /reservations_warranty/],
    ["that is over before it begins", { holdUntil: now }, /reservations_hold/],
    ["that is confirmed at no time", { state: "confirmed" }, /reservations_confirmed/],
    ["that ended at no time", { state: "cancelled" }, /reservations_ended/],
    ["that ended and is held", { endedAt: now }, /reservations_ended/],
    ["of what is no language", { locale: "DE-de" as "es" }, /reservations_locale/],
    ["of nobody", { customerId: "z".repeat(26) }, /customer/],
  ])("%s", async (_, change, constraint) => {
    expect(await refusal(add(change))).toMatch(constraint);
  });
});

type Attempt = typeof paymentAttempts.$inferInsert;

describe("the database refuses a payment", () => {
  const pay = async (reservationId: string, change: Partial<Attempt>) =>
    database.orm.insert(paymentAttempts).values({
      ...{ reservationId, number: 1, state: "new", amountCents: 30_000, provider: "sandbox" },
      ...{ paymentDigest: "0".repeat(64), createdAt: now, updatedAt: now },
      ...change,
    });
  const reserved = async () => {
    const row = rowOf();
    await database.orm.insert(reservations).values(row);
    return row.id;
  };

  test.each<[string, Partial<Attempt>, Partial<Attempt>, RegExp]>([
    ["beside one that can be made", {}, { number: 2 }, /payment_attempts_alive/],
    ["beside one that is being ended", { state: "closing" }, { number: 2 }, /payment_attempts_alive/],
    [
      "that is paid beside one that is paid",
      { state: "paid", intentId: "pi_1", paidAt: now },
      { number: 2, state: "paid", intentId: "pi_2", paidAt: now },
      /payment_attempts_paid/,
    ],
    ["with the number of another", { state: "cancelled" }, {}, /payment_attempts_number/],
    [
      "with the provider's id of another",
      { state: "cancelled", intentId: "pi_1" },
      { number: 2, state: "open", intentId: "pi_1" },
      /intent_id/,
    ],
  ])("%s", async (_, first, second, constraint) => {
    const id = await reserved();
    await pay(id, first);
    expect(await refusal(pay(id, second))).toMatch(constraint);
  });

  test.each<[string, Partial<Attempt>, RegExp]>([
    ["that is open and unknown to the provider", { state: "open" }, /payment_attempts_open/],
    ["that is paid at no time", { state: "paid", intentId: "pi_1" }, /payment_attempts_money/],
    [
      "that is given back for no reason",
      { state: "refunding", intentId: "pi_1", paidAt: now },
      /payment_attempts_money/,
    ],
    ["of nothing", { amountCents: 0 }, /payment_attempts_number_positive/],
    ["by what is no provider", { provider: "Cash!" }, /payment_attempts_provider/],
  ])("%s", async (_, change, constraint) => {
    expect(await refusal(pay(await reserved(), change))).toMatch(constraint);
  });
});
