import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { chargeCard } from "#backend/payment/sandbox/charge-card.ts";
import type { Database } from "#backend/store/database.ts";
import { auditLog } from "#backend/store/schema/operators.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { sandboxIntents } from "#backend/store/schema/sandbox.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { openTestOffice } from "../test-office.ts";
import { changeReservation } from "./change-reservation.ts";
import { listReservations, showReservation } from "./read-for-staff.ts";
import { reconcile } from "./reconcile.ts";

const now = new Date("2026-11-24T10:00:00Z");
const later = new Date(now.getTime() + 60_000);

let database: Database;
let office: ReturnType<typeof openTestOffice>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  office = openTestOffice(database.orm, now);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(reservations);
  await database.orm.delete(auditLog);
});
afterEach(async () => {
  await database.orm.delete(sandboxIntents);
});

const run = (dryRun = false) => reconcile({ ...office.caller, now: later, dryRun }, {});
const refundThere = (id: string, refundedCents: number) =>
  database.orm.update(sandboxIntents).set({ refundedCents }).where(eq(sandboxIntents.reservationId, id));

test("where both agree nothing differs", async () => {
  await office.hold();
  const { id } = await office.confirm();
  await changeReservation(office.caller, id, { kind: "refund", amount: 100, reason: "x" });
  const cancelled = await office.confirm();
  await changeReservation(office.caller, cancelled.id, { kind: "cancel", reason: "x" });
  expect(await run()).toEqual({ checked: 3, differences: [] });
  expect(await office.audit()).toMatchObject([
    {},
    {},
    { action: "reservations.reconcile", outcome: "unchanged" },
  ]);
});

test("what was refunded by hand while the messages were away is found, and settled unless it is a dry run", async () => {
  const { id, vehicleId } = await office.confirm();
  await refundThere(id, 5_000);
  const difference = { reservationId: id, number: 1, kind: "refunded", here: "0", there: "50" };
  expect(await run(true)).toEqual({ checked: 1, differences: [{ ...difference, settled: false }] });
  expect((await office.payment(id)).refundedCents).toBe(0);
  expect(await run()).toEqual({ checked: 1, differences: [{ ...difference, settled: true }] });
  expect(await run()).toEqual({ checked: 1, differences: [] });
  await refundThere(id, 30_000);
  expect((await run()).differences).toMatchObject([{ here: "50", there: "300", settled: true }]);
  expect(await office.row(id)).toMatchObject({ state: "cancelled" });
  expect(await office.vehicle(vehicleId)).toMatchObject({ status: "in-stock" });
});

test("a payment whose message never came is settled", async () => {
  const { id, intent } = await office.hold();
  await chargeCard(database.orm, intent.clientToken, { scenario: "succeeds-silently", now });
  expect((await run(true)).differences).toMatchObject([
    { kind: "payment", here: "open", there: "succeeded" },
  ]);
  await run();
  expect(await office.row(id)).toMatchObject({ state: "confirmed" });
});

test("a payment that the provider does not know stays a difference", async () => {
  const { id } = await office.confirm();
  await database.orm
    .update(paymentAttempts)
    .set({ intentId: "pi_gone" })
    .where(eq(paymentAttempts.reservationId, id));
  expect((await run()).differences).toMatchObject([{ kind: "unreachable", settled: false }]);
});

test("the staff finds a reservation, and reads what its state means and who acts", async () => {
  const held = await office.hold();
  const { id } = await office.confirm();
  const list = (query: object) => listReservations(office.caller, query);
  expect((await list({})).reservations.map((each) => each.id).toSorted()).toEqual([held.id, id].toSorted());
  expect((await list({ state: "held" })).reservations).toMatchObject([{ id: held.id, paymentState: "open" }]);
  const first = await list({ limit: 1 });
  const second = await list({ limit: 1, after: first.next });
  expect([...first.reservations, ...second.reservations].map((each) => each.id).toSorted()).toEqual(
    [held.id, id].toSorted(),
  );
  expect(second.next).toBeUndefined();
  await expect(list({ dealerId: "nowhere" })).rejects.toMatchObject({ code: "invalid-field" });
  const shown = await showReservation(office.caller, id);
  expect(shown).toMatchObject({
    ...{ state: "confirmed", means: expect.stringContaining("dealer"), paymentState: "paid", refunded: 0 },
    reservation: { name: "Ana Prueba", timeline: [{ code: "held" }, { code: "confirmed" }] },
    payments: [{ number: 1, state: "paid", provider: "sandbox", amount: 300, refunded: 0 }],
  });
  await database.orm
    .update(paymentAttempts)
    .set({ dispute: "open" })
    .where(eq(paymentAttempts.reservationId, id));
  expect(await showReservation(office.caller, id)).toMatchObject({
    dispute: "open",
    means: expect.stringContaining("disputes"),
  });
  const actions = (await office.audit()).map(({ action, outcome }) => `${action} ${outcome}`);
  expect(actions.filter((each) => each === "reservations.list refused")).toHaveLength(1);
  expect(actions.at(-1)).toBe("reservations.show done");
});
