import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deletionBlockers } from "#backend/account/deletion/deletion-blockers.ts";
import { forgetExpired } from "#backend/identity/forget-expired.ts";
import { jobs } from "#backend/jobs/job-table.ts";
import { storeAnotherShop } from "#backend/shop/test-another-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservationEvents, reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { cancelReservation } from "./cancel-reservation.ts";
import { openDesk } from "./test-desk.ts";
import { anyVehicle, newCustomer } from "./test-reservation.ts";

let database: Database;
let vehicle: Awaited<ReturnType<typeof anyVehicle>>;
let customerId: string;
let desk: ReturnType<typeof openDesk>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  vehicle = await anyVehicle(database.orm);
  customerId = await newCustomer(database.orm);
  desk = openDesk(database.orm, vehicle);
});
afterAll(() => database.close());
afterEach(async () => {
  await database.orm.delete(reservations);
  await database.orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
});

const dayMs = 86_400_000;
const dayOf = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** A paid reservation with a handover so many days ago. */
const confirmedFor = async ({ paid, handOver }: { paid: number; handOver: number }) => {
  const delivery = {
    deliveryType: 1,
    country: "ES",
    earliest: dayOf(-paid),
    latest: dayOf(-handOver),
  } as const;
  const { id } = await desk.confirm(customerId, { delivery }, new Date());
  const past = sql`make_interval(days => ${paid})`;
  await database.orm
    .update(reservations)
    .set({
      confirmedAt: sql`confirmed_at - ${past}`,
      createdAt: sql`created_at - ${past}`,
      holdUntil: sql`hold_until - ${past}`,
    })
    .where(eq(reservations.id, id));
  return id;
};
const run = (name: "complete-reservations" | "forget-reservations") =>
  jobs[name].run({
    database,
    log: createLogger("silent"),
    stop: new AbortController().signal,
  });
const vehicleStatus = async () =>
  (await database.orm.select().from(vehicles).where(eq(vehicles.id, vehicle.id)))[0]?.status;

test("two weeks after the last day that was said a reservation is completed, its vehicle sold, and its account may go", async () => {
  const id = await confirmedFor({ paid: 40, handOver: 15 });
  expect(await deletionBlockers(database.orm, customerId)).toHaveLength(1);
  await Promise.all([run("complete-reservations"), run("complete-reservations")]);
  expect((await desk.rowOf(id)).state).toBe("completed");
  expect(await vehicleStatus()).toBe("bought");
  expect(await deletionBlockers(database.orm, customerId)).toEqual([]);
  const events = await database.orm.select().from(reservationEvents).orderBy(reservationEvents.id);
  expect(events.map(({ code }) => code)).toEqual(["held", "confirmed", "completed"]);
  const cancel = cancelReservation(database.orm, { id, customerId, reason: undefined, now: new Date() });
  await expect(cancel).rejects.toMatchObject({ code: "conflict" });
});

test.each([
  ["handed over less than two weeks ago", { paid: 40, handOver: 13 }],
  ["that may still be cancelled", { paid: 13, handOver: 20 }],
])("a reservation %s stays confirmed", async (_, days) => {
  const id = await confirmedFor(days);
  await run("complete-reservations");
  expect((await desk.rowOf(id)).state).toBe("confirmed");
  expect(await vehicleStatus()).toBe("reserved");
});

test("what is over is deleted six years after it was made, or as many as the shop says; what is live and what is younger stays", async () => {
  const { orm } = database;
  const age = (id: string, years: number) =>
    orm
      .update(reservations)
      .set({ createdAt: sql`created_at - make_interval(years => ${years}, days => 1)` })
      .where(eq(reservations.id, id));
  const old = await confirmedFor({ paid: 40, handOver: 15 });
  await age(old, 6);
  await run("forget-reservations");
  expect((await desk.rowOf(old)).state).toBe("confirmed");
  await run("complete-reservations");
  await orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
  const young = await confirmedFor({ paid: 40, handOver: 15 });
  await age(young, 5);
  await run("complete-reservations");
  await run("forget-reservations");
  expect((await orm.select().from(reservations)).map(({ id }) => id)).toEqual([young]);
  const left = [await orm.select().from(paymentAttempts), await orm.select().from(reservationEvents)];
  expect(new Set(left.flat().map(({ reservationId }) => reservationId))).toEqual(new Set([young]));
  await storeAnotherShop(orm, { retention: { reservationYears: 5 } });
  await run("forget-reservations");
  expect(await orm.$count(reservations)).toBe(0);
  await storeAnotherShop(orm);
});

test("from where a vehicle was held is known for a day", async () => {
  const { orm } = database;
  const { id } = await desk.confirm(customerId, {}, new Date());
  await orm.update(reservations).set({ addressKey: "key" }).where(eq(reservations.id, id));
  await forgetExpired(orm, new Date(Date.now() + dayMs - 60_000));
  expect((await desk.rowOf(id)).addressKey).toBe("key");
  await forgetExpired(orm, new Date(Date.now() + dayMs));
  expect((await desk.rowOf(id)).addressKey).toBeNull();
});
