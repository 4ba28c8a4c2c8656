import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withdrawLead } from "#backend/lead/withdraw-lead.ts";
import type { Database } from "#backend/store/database.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { addCarAlert } from "./add-car-alert.ts";
import { confirmAlertOf } from "./confirm-alert-of.ts";
import { newLead } from "./test-lead.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date("2026-11-22T12:00:00Z");
const later = new Date("2026-12-24T12:00:00Z");

/** A lead of this address with an alert for the list. */
const addAlert = async (email: string, filters: Record<string, string>) => {
  const { orm } = database;
  const leadId = await newLead(orm, { email, now });
  const request = { whose: { leadId }, locale: "es", list: { filters }, now } as const;
  const alert = await addCarAlert(orm, request);
  expect(await addCarAlert(orm, request)).toEqual(alert);
  return { leadId, id: alert.id };
};
const stored = async (id: string) => {
  const [row] = await database.orm.select().from(carAlerts).where(eq(carAlerts.id, id));
  return row;
};

test("an alert of a lead waits for its confirmation and ends twelve months after it", async () => {
  const { leadId, id } = await addAlert("ana@volante.test", { brand: "audi" });
  expect(await stored(id)).toMatchObject({ leadId, confirmedAt: null, expiresAt: null, customerId: null });
  for (const at of [later, new Date(later.getTime() + 1000)])
    expect(await confirmAlertOf(database.orm, leadId, at)).toEqual({ kind: "car-alert", id });
  const ends = new Date("2027-12-24T12:00:00Z");
  expect(await stored(id)).toMatchObject({ active: true, confirmedAt: later, expiresAt: ends });
  expect(await confirmAlertOf(database.orm, "x".repeat(26), now)).toBeUndefined();
});

test("the same list asked for again by the same address goes on as the one that stands", async () => {
  const first = await addAlert("bea@volante.test", { brand: "audi" });
  await confirmAlertOf(database.orm, first.leadId, now);
  const [again, other] = [
    await addAlert("Bea@volante.test", { brand: "AUDI" }),
    await addAlert("bea@volante.test", { brand: "seat" }),
  ];
  const stranger = await addAlert("eva@volante.test", { brand: "audi" });
  expect(await confirmAlertOf(database.orm, again.leadId, later)).toMatchObject({ id: first.id });
  expect(await confirmAlertOf(database.orm, other.leadId, later)).toMatchObject({ id: other.id });
  expect(await confirmAlertOf(database.orm, stranger.leadId, later)).toMatchObject({ id: stranger.id });
  expect(await stored(first.id)).toMatchObject({ leadId: again.leadId, confirmedAt: later });
  expect(await stored(again.id)).toBeUndefined();
});

test("a lead that is taken back takes its alert along, and what it has found", async () => {
  const { leadId, id } = await addAlert("carla@volante.test", {});
  const found = { carAlertId: id, vin: "A".repeat(17), event: "arrived", priceCents: 1, createdAt: now };
  await database.orm.insert(alertEvents).values(found);
  await withdrawLead(database.orm, leadId, now);
  expect(await stored(id)).toBeUndefined();
  expect(await database.orm.$count(alertEvents, eq(alertEvents.carAlertId, id))).toBe(0);
});
