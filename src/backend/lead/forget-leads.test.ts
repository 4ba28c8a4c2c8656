import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { jobs } from "#backend/jobs/job-table.ts";
import { storeAnotherShop } from "#backend/shop/test-another-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { confirmLead } from "#backend/subscription/confirm-lead.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { forgetLeads } from "./forget-leads.ts";
import type { LeadName } from "./test-lead.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date("2026-11-24T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const addLead = async (type: LeadName, days: number, confirmedDaysAgo?: number) => {
  const id = newReferenceId();
  const createdAt = daysAgo(days);
  await database.orm.insert(leads).values({
    id,
    type: leadTypes[type],
    requestId: crypto.randomUUID(),
    digest: id,
    email: `${id}@volante.test`,
    consentVersion: "2026-11",
    locale: "es",
    createdAt,
  });
  if (type === "car-alert")
    await addCarAlert(database.orm, {
      whose: { leadId: id },
      locale: "es",
      list: { filters: {} },
      now: createdAt,
    });
  if (confirmedDaysAgo !== undefined) await confirmLead(database.orm, id, daysAgo(confirmedDaysAgo));
  return id;
};
const isStored = async (id: string) =>
  (await database.orm.select().from(leads).where(eq(leads.id, id)))[0]?.withdrawnAt === null;

test.each([
  ["contact", 729, undefined, true],
  ["contact", 732, undefined, false],
  ["test-drive", 732, undefined, false],
  ["newsletter", 13, undefined, true],
  ["newsletter", 15, undefined, false],
  ["newsletter", 2000, 2000, true],
  ["car-alert", 15, undefined, false],
  ["car-alert", 300, 300, true],
  ["car-alert", 732, 300, true],
  ["car-alert", 732, 730, false],
] as const)("%s of %i days ago, confirmed %s days ago: kept %s", async (type, days, confirmed, expected) => {
  const id = await addLead(type, days, confirmed);
  const stop = new AbortController().signal;
  for (let time = 0; time < 2; time++) await forgetLeads(database.orm, now, stop);
  expect(await isStored(id)).toBe(expected);
});

test("a run that is told to end takes nothing more, and the job does the rest", async () => {
  const id = await addLead("contact", 5000);
  await forgetLeads(database.orm, now, AbortSignal.abort());
  expect(await isStored(id)).toBe(true);
  const stop = new AbortController().signal;
  await jobs["forget-leads"].run({ database, log: createLogger("silent"), stop });
  expect(await isStored(id)).toBe(false);
});

test("a shop says itself for how long", async () => {
  await storeAnotherShop(database.orm, { retention: { requestMonths: 1, unconfirmedDays: 2 } });
  const ages = { contact: [28, 32], newsletter: [1, 3] } as const;
  for (const [type, [young, old]] of Object.entries(ages) as [LeadName, readonly [number, number]][]) {
    const ids = [await addLead(type, young), await addLead(type, old)];
    await forgetLeads(database.orm, now, new AbortController().signal);
    expect(await Promise.all(ids.map(isStored))).toEqual([true, false]);
  }
});
