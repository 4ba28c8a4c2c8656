import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { eventDeliveries, events } from "#backend/store/schema/events.ts";
import { auditLog } from "#backend/store/schema/operators.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { type EventChoice, listEvents } from "./list-events.ts";
import { publishEvent } from "./publish-event.ts";
import { replayEvents } from "./replay-events.ts";
import { sendEvents } from "./send-events.ts";
import { startTestReceiver, type TestReceiver, testReceiverOf } from "./test-receiver.ts";

let database: Database;
let hook: TestReceiver;
const log = createLogger("silent");
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  hook = await startTestReceiver();
  await database.orm.delete(events);
  await database.orm.delete(auditLog);
  for (const [at, id] of ["a", "b", "c"].entries())
    await publishEvent(database.orm, {
      type: "account.deleted",
      subject: `customer:${id}`,
      data: { customerId: id },
      at: new Date(Date.UTC(2026, 10, 20 + at)),
    });
  await send();
});
afterEach(() => hook.close());

const send = () => sendEvents(database.orm, { receivers: [hook.receiver], log });
const replay = (choice: EventChoice, dryRun = false, receivers = [hook.receiver]) =>
  replayEvents(database.orm, choice, { receivers, dryRun, now: new Date() });
const ids = () => hook.received.map(({ id }) => id);
const idOf = (customer: string) =>
  hook.received.find(({ subject }) => subject === `customer:${customer}`)?.id ?? "";
const audited = () => database.orm.select().from(auditLog);

test("an event is sent again under its id, and the audit table says so", async () => {
  const id = idOf("b");
  expect(await replay({ id })).toEqual({ events: 1, deliveries: 1 });
  await send();
  expect(ids().slice(3)).toEqual([id]);
  expect(await audited()).toMatchObject([
    {
      actor: "command",
      action: "events.replay",
      subject: id,
      details: { events: 1, deliveries: 1 },
      outcome: "done",
    },
  ]);
});

test("a dry run changes nothing", async () => {
  expect(await replay({ since: new Date("2026-11-21") }, true)).toEqual({ events: 2, deliveries: 2 });
  await send();
  expect([ids().length, await audited()]).toEqual([3, []]);
});

test("what was set aside is sent again, what was delivered is not", async () => {
  await database.orm
    .update(eventDeliveries)
    .set({ state: "set-aside", deliveredAt: null, attempts: 24 })
    .where(eq(eventDeliveries.subject, "customer:b"));
  const choice = { state: "set-aside" };
  const options = { receivers: [hook.receiver], most: 10 };
  expect(await listEvents(database.orm, choice, options)).toMatchObject([
    { subject: "customer:b", deliveries: [{ receiver: hook.receiver.host, attempts: 24 }] },
  ]);
  expect(await replay(choice)).toEqual({ events: 1, deliveries: 1 });
  expect(await replay(choice)).toEqual({ events: 0, deliveries: 0 });
  await send();
  expect(ids()[3]).toBe(idOf("b"));
  expect((await audited()).map(({ outcome }) => outcome)).toEqual(["done", "unchanged"]);
});

test("a receiver that is new gets what was before it", async () => {
  const other = await startTestReceiver();
  expect(await replay({ type: "account" }, false, [other.receiver])).toEqual({ events: 3, deliveries: 3 });
  await sendEvents(database.orm, { receivers: [other.receiver], log });
  expect(other.received.map(({ id }) => id).toSorted()).toEqual(ids().toSorted());
  await other.close();
});

test("what is under way is not queued a second time", async () => {
  await database.orm
    .update(eventDeliveries)
    .set({ state: "sending", deliveredAt: null, claimedUntil: new Date(Date.now() + 60_000) });
  expect(await replay({ type: "account.deleted" })).toEqual({ events: 0, deliveries: 0 });
});

test("events are listed by type, subject and moment, the newest of them", async () => {
  const list = async (choice: EventChoice, most = 10) =>
    (await listEvents(database.orm, choice, { receivers: [], most })).map(({ subject }) => subject.slice(-1));
  expect(await list({})).toEqual(["a", "b", "c"]);
  expect(await list({}, 2)).toEqual(["b", "c"]);
  expect(await list({ subject: "customer:b" })).toEqual(["b"]);
  expect(await list({ since: new Date("2026-11-22") })).toEqual(["c"]);
  expect(await list({ type: "acc" })).toEqual([]);
  expect(await list({ state: "queued" })).toEqual([]);
  const [shown] = await listEvents(database.orm, { id: idOf("a") }, { receivers: [], most: 1 });
  expect(shown).toMatchObject({ data: { customerId: "a" }, deliveries: [{ receiver: hook.receiver.id }] });
  expect(testReceiverOf(hook.url).id).toBe(hook.receiver.id);
});
