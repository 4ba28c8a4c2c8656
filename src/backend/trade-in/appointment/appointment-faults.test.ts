import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { schedule } from "#contract/appointment-slots.ts";
import { nearestSlots } from "#domain/appointment-slots.ts";
import { appointmentClient, describeResponse, slotAt } from "../test-appointments.ts";
import { addBooking, addDealer, addTradeIn } from "../test-trade-in.ts";
import { isOverlap, storeBooking } from "./store-booking.ts";

/** Monday, 23 November 2026, 8 o'clock in Madrid. */
const now = new Date("2026-11-23T07:00:00Z");
let database: Database;
let client: ReturnType<typeof appointmentClient>;
let dealerId: number;
let otherDealer: number;
beforeAll(async () => {
  database = await openTestDatabase();
  client = appointmentClient(database);
  dealerId = await addDealer(database.orm, { wireId: "madrid" });
  otherDealer = await addDealer(database.orm, { wireId: "getafe" });
});
afterAll(() => database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.orm.delete(tradeIns);
  await database.orm.delete(outbox);
});

let people = 0;
const add = (changes: object = {}) => {
  const person = ++people;
  const whose = { email: `ana-${person}@volante.test`, phone: `+3461${String(person).padStart(7, "0")}` };
  return addTradeIn(database.orm, { dealerId, ...whose, ...changes });
};
const book = (id: string, slot: unknown, session = "a") => client.change("POST", id, slot, { session });
const scheduled = async (wireId = "madrid") => {
  const { body } = await client.schedule(wireId);
  return schedule.parse((body as { data: unknown }).data);
};

describe("two people, one slot, both confirmed", () => {
  test("50 owners who book one slot at once give one booking and 49 clear answers", async () => {
    const owners = Array.from({ length: 50 }, (_, at) => `owner-${at}`);
    const cars = await Promise.all(owners.map((sessionId) => add({ sessionId })));
    const answers = await Promise.all(cars.map((id, at) => book(id, slotAt("24", "09:30"), owners[at])));
    const byAnswer = Map.groupBy(answers, describeResponse);
    expect([...byAnswer].map(([word, { length }]) => [word, length]).toSorted()).toEqual([
      [200, 1],
      ["slot-taken", 49],
    ]);
    expect(await client.booked()).toHaveLength(1);
    expect(await database.orm.$count(outbox)).toBe(1);
  });

  test("20 who move to one slot at once: one does, 19 keep theirs", async () => {
    const hours = ["09:30", "10:15", "11:00", "11:45"];
    const slots = ["24", "25", "26", "27", "28"].flatMap((day) => hours.map((hour) => slotAt(day, hour)));
    const cars = await Promise.all(slots.map(() => add()));
    for (const [at, id] of cars.entries()) await book(id, slots[at]);
    const wanted = slotAt("30", "09:30");
    const answers = await Promise.all(cars.map((id) => client.change("PUT", id, wanted, { session: "a" })));
    expect(answers.map(describeResponse).filter((word) => word === 200)).toHaveLength(1);
    expect(answers.map(describeResponse).filter((word) => word === "slot-taken")).toHaveLength(19);
    expect(await client.booked()).toHaveLength(20);
  });

  test("two dealers have the same hour each", async () => {
    const [one, other] = [await add(), await add({ dealerId: otherDealer })];
    const answers = [await book(one, slotAt("24", "09:30")), await book(other, slotAt("24", "09:30"))];
    expect(answers.map(describeResponse)).toEqual([200, 200]);
  });
});

describe("a long booking freed its second half once it had begun", () => {
  const long = { start: "2026-11-23T06:30:00Z", end: "2026-11-23T12:00:00Z" };

  test("neither the schedule nor a booking gives it away", async () => {
    await addBooking(database.orm, await add(), { dealerId, ...long });
    const [today] = (await scheduled()).availableSlots;
    expect(today).toMatchObject({ date: "2026-11-23", slots: [{ hour: "13:15" }] });
    expect(today?.slots).toHaveLength(1);
    expect(describeResponse(await book(await add(), slotAt("23", "12:30")))).toBe("slot-taken");
  });

  test.each([
    ["2026-11-24T08:30:00Z", "2026-11-24T09:15:00Z", true],
    ["2026-11-24T08:00:00Z", "2026-11-24T08:31:00Z", true],
    ["2026-11-24T09:14:00Z", "2026-11-24T09:20:00Z", true],
    ["2026-11-24T08:40:00Z", "2026-11-24T08:50:00Z", true],
    ["2026-11-24T07:45:00Z", "2026-11-24T08:30:00Z", false],
    ["2026-11-24T09:15:00Z", "2026-11-24T10:00:00Z", false],
  ])(
    "the database itself validates a booking from %s to %s by what it overlaps, not by its start",
    async (start, end, refused) => {
      const [first, second, elsewhere] = [await add(), await add(), await add({ dealerId: otherDealer })];
      const slot = { start: "2026-11-24T08:30:00Z", end: "2026-11-24T09:15:00Z" };
      await addBooking(database.orm, first, { dealerId, ...slot });
      await addBooking(database.orm, elsewhere, { dealerId: otherDealer, start, end });
      const outcome = addBooking(database.orm, second, { dealerId, start, end }).then(
        () => "stored",
        (error: unknown) => isOverlap(error),
      );
      expect(await outcome).toBe(refused ? true : "stored");
    },
  );
});

test("two pending requests, both confirmed later: what nobody has confirmed holds its slot all the same", async () => {
  const [first, second] = [await add(), await add({ sessionId: "b" })];
  expect((await book(first, slotAt("24", "09:30"))).status).toBe(200);
  const [mail] = await database.orm.select().from(outbox);
  expect(mail?.state).toBe("queued");
  expect(describeResponse(await book(second, slotAt("24", "09:30"), "b"))).toBe("slot-taken");
});

test("a stale tab offers what is gone: it is told so, and the schedule has the nearest three", async () => {
  const [mine, other] = [await add(), await add({ sessionId: "b" })];
  const stale = (await scheduled()).availableSlots.flatMap(({ slots }) => slots);
  const wanted = stale.find(({ dateTime }) => dateTime === "2026-11-24T11:00:00+01:00");
  expect(wanted).toBeDefined();
  await book(other, wanted, "b");
  const answer = await book(mine, wanted);
  expect(answer).toMatchObject({ status: 409, body: { error: { code: "slot-taken" } } });
  const { availableSlots } = await scheduled();
  const nearest = nearestSlots(availableSlots, wanted?.dateTime ?? "");
  expect(nearest.map(({ dateTime }) => dateTime)).toEqual([
    "2026-11-24T09:30:00+01:00",
    "2026-11-24T10:15:00+01:00",
    "2026-11-24T11:45:00+01:00",
  ]);
  expect((await book(mine, nearest[0])).status).toBe(200);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "bookings of one dealer wait for one another, instead of being stopped as a deadlock",
  async () => {
    const [a, b] = [await add(), await add()];
    const slots = ["24", "25"].map((day) => {
      const start = new Date(`2026-11-${day}T08:30:00Z`);
      const end = new Date(start.getTime() + 2_700_000);
      return { start, end, date: `2026-11-${day}`, hour: "09:30", confirmBefore: null };
    });
    const [one, other] = slots as [(typeof slots)[0], (typeof slots)[0]];
    const store = (tx: Database["orm"], id: string, slot: (typeof slots)[0]) =>
      storeBooking(tx, { tradeInId: id, dealerId }, slot, now);
    let second: Promise<unknown> | undefined;
    await database.orm.transaction(async (tx) => {
      await store(tx, a, one);
      second = database.orm
        .transaction(async (late) => {
          await store(late, b, other);
          await store(late, b, one);
        })
        .catch((error: unknown) => error);
      await new Promise((done) => setTimeout(done, 100));
      await store(tx, a, other);
    });
    expect(isOverlap(await second)).toBe(true);
    expect(await client.booked()).toEqual([`${a}: 2026-11-25T09:30:00+01:00`]);
  },
);

test("the database has the constraint that says so, by which no two overlap", async () => {
  const found = await database.orm.execute(
    sql`select contype::text from pg_constraint where conname = 'trade_in_bookings_no_overlap'`,
  );
  expect(rowsOf(found)).toEqual([{ contype: "x" }]);
});
