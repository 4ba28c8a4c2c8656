import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { schedule } from "#contract/appointment-slots.ts";
import { appointmentClient, describeResponse } from "../test-appointments.ts";
import { addBooking, addDealer, addTradeIn } from "../test-trade-in.ts";

let database: Database;
let client: ReturnType<typeof appointmentClient>;
const dealers = new Map<string, number>();
beforeAll(async () => {
  database = await openTestDatabase();
  client = appointmentClient(database);
  const hours = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: "09:30", closes: "11:00" }];
  for (const [wireId, place] of Object.entries({
    madrid: { zipCode: "28046" },
    "las-palmas": { zipCode: "35006" },
    lisboa: { country: "PT", zipCode: "1950-421" },
    sells: { dealerService: "CP" },
  } as const))
    dealers.set(wireId, await addDealer(database.orm, { wireId, openingHours: hours, ...place }));
});
afterAll(() => database.close());
afterEach(() => {
  vi.useRealTimers();
});

const scheduleOf = async (wireId: string, now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  const { status, body } = await client.schedule(wireId);
  expect(status).toBe(200);
  return schedule.strict().parse((body as { data: unknown }).data);
};

test.each([
  ["madrid", "2026-10-24T09:30:00+02:00", "2026-10-25T09:30:00+01:00"],
  ["las-palmas", "2026-10-24T09:30:00+01:00", "2026-10-25T09:30:00+00:00"],
  ["lisboa", "2026-10-24T09:30:00+01:00", "2026-10-25T09:30:00+00:00"],
])("%s is told by its own clock, before and after clocks change", async (wireId, before, after) => {
  const { availableSlots, minutes } = await scheduleOf(wireId, "2026-10-23T06:00:00Z");
  expect(minutes).toBe(45);
  const firstOf = (date: string) => availableSlots.find((day) => day.date === date)?.slots[0];
  expect(firstOf("2026-10-24")).toEqual({ dateTime: before, hour: "09:30" });
  expect(firstOf("2026-10-25")).toEqual({ dateTime: after, hour: "09:30" });
});

test.each([
  ["madrid", ["2027-05-01"], ["2027-04-30", "2027-05-30"]],
  ["las-palmas", ["2027-05-01"], ["2027-05-02"]],
  ["lisboa", ["2027-05-01", "2027-04-25"], ["2027-05-02"]],
])("%s is closed on the holidays of its place", async (wireId, closed, open) => {
  const { availableSlots } = await scheduleOf(wireId, "2027-04-20T06:00:00Z");
  const days = availableSlots.map(({ date }) => date);
  for (const date of closed) expect(days).not.toContain(date);
  for (const date of open.filter((day) => day <= "2027-05-11")) expect(days).toContain(date);
});

test("a slot that an appointment touches is left out, at that dealer alone", async () => {
  const dealerId = dealers.get("madrid") ?? 0;
  const id = await addTradeIn(database.orm, { dealerId });
  await addBooking(database.orm, id, {
    dealerId,
    start: "2026-11-24T09:00:00Z",
    end: "2026-11-24T09:20:00Z",
  });
  const hoursIn = async (wireId: string) => {
    const { availableSlots } = await scheduleOf(wireId, "2026-11-23T06:00:00Z");
    return availableSlots.find(({ date }) => date === "2026-11-24")?.slots.map(({ hour }) => hour);
  };
  expect(await hoursIn("madrid")).toEqual(undefined);
  expect(await hoursIn("las-palmas")).toEqual(["09:30", "10:15"]);
});

test.each(["sells", "nowhere", "0"])(
  "a dealer %s, who values no cars or is unknown, has none",
  async (wireId) => {
    expect(describeResponse(await client.schedule(wireId))).toBe("not-found");
  },
);
