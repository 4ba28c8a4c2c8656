import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { alertEvents, notifications } from "#backend/store/schema/notifications.ts";
import { carAlerts, savedSearches } from "#backend/store/schema/saved-lists.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { addCarAlert } from "./add-car-alert.ts";
import { forgetAlerts } from "./forget-alerts.ts";
import { newLead } from "./test-lead.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date("2027-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test("what is over goes, with the leads that asked for it, and everything else stays", async () => {
  const { orm } = database;
  const add = (whose: { customerId: string } | { leadId: string }, brand: string) =>
    addCarAlert(orm, { whose, locale: "es", list: { filters: { brand } }, now: daysAgo(300) });
  const set = (id: string, values: Partial<typeof carAlerts.$inferInsert>) =>
    orm.update(carAlerts).set(values).where(eq(carAlerts.id, id));
  const ofLead = async (values: Partial<typeof carAlerts.$inferInsert>) => {
    const leadId = await newLead(orm, { email: "ana@volante.test", now: daysAgo(300) });
    const { id } = await add({ leadId }, "seat");
    await set(id, values);
    return leadId;
  };
  const confirmed = { confirmedAt: daysAgo(300), expiresAt: daysAgo(-60) };
  const stays = [
    await ofLead(confirmed),
    await ofLead({ ...confirmed, removedAt: daysAgo(0.5) }),
    await ofLead({ createdAt: daysAgo(13) }),
  ];
  const goes = [
    await ofLead({ ...confirmed, removedAt: daysAgo(2) }),
    await ofLead({ ...confirmed, expiresAt: daysAgo(0.1) }),
    await ofLead({ createdAt: daysAgo(15) }),
  ];
  const customerId = (await signIn(orm)).id;
  const [stored, removed] = [await add({ customerId }, "audi"), await add({ customerId }, "seat")];
  await set(removed.id, { removedAt: daysAgo(2) });
  const found = { carAlertId: stored.id, vin: "A".repeat(17), priceCents: 1 };
  for (const [at, months] of [14, 12, 0].entries()) {
    const createdAt = daysAgo(months * 31);
    const settledAt = months === 0 ? null : createdAt;
    await orm.insert(alertEvents).values({ ...found, event: `cheaper:${at}`, createdAt, settledAt });
    const notification = {
      id: String(at).padStart(26, "0"),
      customerId,
      kind: "car-alert",
      key: `k-${at}`,
    } as const;
    await orm.insert(notifications).values({ ...notification, values: {}, createdAt });
  }

  for (let time = 0; time < 2; time++) await forgetAlerts(orm, now);
  const left = await orm.select().from(carAlerts);
  expect(new Set(left.map(({ leadId, id }) => leadId ?? id))).toEqual(new Set([...stays, stored.id]));
  const rows = await orm.select().from(leads);
  const withdrawn = rows.filter(({ withdrawnAt, email }) => withdrawnAt !== null && email === null);
  expect(new Set(withdrawn.map(({ id }) => id))).toEqual(new Set(goes));
  expect((await orm.select().from(alertEvents)).map(({ event }) => event)).toEqual([
    "cheaper:1",
    "cheaper:2",
  ]);
  expect((await orm.select().from(notifications)).map(({ key }) => key)).toEqual(["k-2"]);
  expect(await orm.$count(savedSearches)).toBe(0);
});
