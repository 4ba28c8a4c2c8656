import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { minutesOf } from "#backend/trade-in/appointment/booked-time.ts";
import { addDealer, addTradeIn } from "#backend/trade-in/test-trade-in.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { listAppointments } from "./list-appointments.ts";

const now = new Date("2026-11-24T10:00:00Z");

let database: Database;
let madrid: number;
let azores: number;
beforeAll(async () => {
  database = await openTestDatabase();
  madrid = await addDealer(database.orm, { wireId: "madrid" });
  azores = await addDealer(database.orm, {
    ...{ wireId: "azores", country: "PT", zipCode: "9500-020", municipality: "Ponta Delgada" },
  });
});
afterAll(() => database.close());

const list = (dealerId: string, day: string) =>
  listAppointments(
    { orm: database.orm, actor: "command", now, log: createLogger("silent") },
    { dealerId, day },
  );
const book = async (dealerId: number, at: string, confirmBefore?: Date) => {
  const tradeInId = await addTradeIn(database.orm, { dealerId, sessionId: newReferenceId() });
  const start = new Date(at);
  const minutes = minutesOf({ start, end: new Date(start.getTime() + 45 * 60_000) });
  const booking = { tradeInId, dealerId, ...minutes, bookedAt: now };
  await database.orm.insert(tradeInBookings).values({ ...booking, confirmBefore: confirmBefore ?? null });
  return tradeInId;
};
const request = async (preferredTime: string | null, more: Partial<typeof leads.$inferInsert> = {}) => {
  const id = newReferenceId();
  await database.orm.insert(leads).values({
    ...{ id, type: 32, requestId: crypto.randomUUID(), digest: id, locale: "es", consentVersion: "1" },
    ...{ name: "Luis", email: "luis@volante.test", phone: "+34600000000", vin: "VSSZZZ5FZKR012345" },
    ...{ dealerId: "madrid", preferredDate: "2026-11-30", preferredTime, createdAt: now, ...more },
  });
  return id;
};

test("a day of a dealer's clock has its valuations and the test drives that were requested, by their time", async () => {
  const early = await book(madrid, "2026-11-30T08:30:00Z");
  const open = await book(madrid, "2026-11-30T10:00:00Z", new Date(now.getTime() + 60_000));
  await book(madrid, "2026-11-30T11:00:00Z", new Date(now.getTime() - 1));
  await book(madrid, "2026-12-01T08:30:00Z");
  const [noon, any] = [await request("12:00"), await request(null)];
  await request("10:00", { dealerId: "azores" });
  await request("10:00", { type: 33 });
  await request("10:00", { withdrawnAt: now, name: null, email: null, phone: null });
  const listed = await list("madrid", "2026-11-30");
  expect(listed).toMatchObject({ dealer: "Volante Madrid Norte", timeZone: "Europe/Madrid" });
  expect(
    listed.appointments.map(({ reference, time, kind, confirmed }) => [reference, time, kind, confirmed]),
  ).toEqual([
    [any, undefined, "test-drive-request", false],
    [early, "09:30", "valuation", true],
    [open, "11:00", "valuation", false],
    [noon, "12:00", "test-drive-request", false],
  ]);
  expect(listed.appointments[1]).toMatchObject({
    ...{ name: "Ana Prado", phone: "+34612345678", car: "SEAT León 1.5 TSI FR", value: 12_340, minutes: 45 },
    plate: expect.stringMatching(/^T/),
  });
  expect(listed.appointments[0]).toMatchObject({ name: "Luis", vin: "VSSZZZ5FZKR012345" });
});

test("the day is the dealer's, not that of Greenwich", async () => {
  // 23:30 of the day before on the Azores.
  const late = await book(azores, "2026-12-02T00:30:00Z");
  expect((await list("azores", "2026-12-01")).appointments).toMatchObject([
    { reference: late, time: "23:30" },
  ]);
  expect((await list("azores", "2026-12-02")).appointments).toEqual([]);
});

test("there is no day of a dealer that nobody knows", async () => {
  await expect(list("nowhere", "2026-12-01")).rejects.toMatchObject({ code: "not-found" });
});
