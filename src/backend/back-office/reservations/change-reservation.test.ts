import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelReservation } from "#backend/reservation/cancel-reservation.ts";
import { takeReturned } from "#backend/reservation/settle/take-returned.ts";
import type { Database } from "#backend/store/database.ts";
import { auditLog } from "#backend/store/schema/operators.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { openTestOffice } from "../test-office.ts";
import { changeReservation } from "./change-reservation.ts";

const now = new Date("2026-11-24T10:00:00Z");

let database: Database;
let office: ReturnType<typeof openTestOffice>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  office = openTestOffice(database.orm, now);
});
afterAll(() => database.close());

const complete = (id: string) => changeReservation(office.caller, id, { kind: "complete" });
const cancel = (id: string, reason = "defect") =>
  changeReservation(office.caller, id, { kind: "cancel", reason });
const refund = (id: string, amount?: number) =>
  changeReservation(office.caller, id, { kind: "refund", amount, reason: "late" });
const keys = async (id: string) => (await office.mails(id)).map(({ key }) => key.split(":")[0]);
const conflict = expect.objectContaining({ code: "conflict" });

test("a confirmed reservation is completed once: the vehicle is sold, and its customer is notified", async () => {
  const { id, vehicleId } = await office.confirm();
  expect(await complete(id)).toBe(true);
  expect(await complete(id)).toBe(false);
  expect(await office.row(id)).toMatchObject({ state: "completed" });
  expect(await office.vehicle(vehicleId)).toMatchObject({ status: "bought" });
  expect(await keys(id)).toEqual(["reservation-confirmed", "reservation-completed"]);
  await expect(cancel(id)).rejects.toEqual(conflict);
  expect((await office.row(id)).state).toBe("completed");
});

test("one that is held is not completed, nor one that nobody knows", async () => {
  const { id } = await office.hold();
  await expect(complete(id)).rejects.toEqual(conflict);
  await expect(refund(id)).rejects.toEqual(conflict);
  await expect(complete("0123456789abcdefghjkmnpqrs")).rejects.toMatchObject({ code: "not-found" });
});

test("one that the shop cancels gives back the vehicle and the whole deposit, whatever its age", async () => {
  const { id, vehicleId } = await office.confirm();
  const later = new Date(now.getTime() + 40 * 86_400_000);
  const caller = { ...office.caller, now: later };
  expect(await changeReservation(caller, id, { kind: "cancel", reason: "defect" })).toBe(true);
  expect(await cancel(id)).toBe(false);
  expect(await office.row(id)).toMatchObject({ state: "cancelled", cancelReason: "defect" });
  expect(await office.vehicle(vehicleId)).toMatchObject({ status: "in-stock" });
  expect(await office.payment(id)).toMatchObject({ state: "refunded", refundReason: "cancelled-by-shop" });
  expect(await office.refunded(id)).toBe(30_000);
  const [, cancelled, refunded] = await office.mails(id);
  expect(cancelled?.text).toContain("la tienda ha cancelado tu reserva");
  expect(cancelled?.text).not.toContain("como nos has pedido");
  expect(cancelled?.text).toMatch(/300,00\s€/);
  expect(refunded?.text).not.toContain("sigue en pie");
});

test("one that is held is cancelled without a word about money, and cannot be paid any more", async () => {
  const { id, intent } = await office.hold();
  expect(await cancel(id)).toBe(true);
  expect(await office.provider.read(intent.id)).toMatchObject({ status: "cancelled" });
  const [mail] = await office.mails(id);
  expect(mail?.text).toContain("la tienda ha cancelado tu reserva");
  expect(mail?.text).not.toMatch(/señal|€/);
});

test("the whole deposit is refunded once, also by two at the same time, and the reservation stays", async () => {
  const { id } = await office.confirm();
  expect((await Promise.all([refund(id), refund(id)])).toSorted()).toEqual([false, true]);
  expect(await refund(id)).toBe(false);
  expect(await office.row(id)).toMatchObject({ state: "confirmed" });
  expect(await office.payment(id)).toMatchObject({ state: "refunded", refundReason: "by-shop" });
  expect(await office.refunded(id)).toBe(30_000);
  const mail = (await office.mails(id)).at(-1);
  expect(mail?.text).toContain("Tu reserva sigue en pie");
  await cancelReservation(database.orm, {
    id,
    customerId: (await office.row(id)).customerId,
    reason: undefined,
    now,
  });
  expect((await office.mails(id)).at(-1)?.text).not.toMatch(/Te devolvemos la señal/);
});

test("a part is a sum of all refunds: repeated it refunds nothing, and the provider's message counts nothing twice", async () => {
  const { id, intent } = await office.confirm();
  expect([await refund(id, 100), await refund(id, 100), await refund(id, 60)]).toEqual([true, false, false]);
  expect([await office.refunded(id), (await office.payment(id)).refundedCents]).toEqual([10_000, 10_000]);
  const returned = await office.provider.readReturned(intent.id);
  await takeReturned(database.orm, returned, { ...office.caller, intentId: intent.id });
  expect(await keys(id)).toEqual(["reservation-confirmed", "reservation-refunded-partly"]);
  expect((await office.mails(id)).at(-1)?.text).toMatch(/100,00\s€/);
  expect(await refund(id, 150)).toBe(true);
  expect((await office.mails(id)).at(-1)?.text).toMatch(/50,00\s€/);
  expect(await office.refunded(id)).toBe(15_000);
  expect(await office.payment(id)).toMatchObject({ state: "paid" });
  expect(await refund(id, 300)).toBe(true);
  expect([await office.refunded(id), (await office.payment(id)).state]).toEqual([30_000, "refunded"]);
});

test.each([0, -5, 300.01, 1_000_000])("%d euros are no part of a deposit of 300", async (amount) => {
  const { id } = await office.confirm();
  await expect(refund(id, amount)).rejects.toMatchObject({ code: "invalid-field", field: "amount" });
  expect(await office.refunded(id)).toBe(0);
});

test("what the bank decides is not refunded beside it", async () => {
  const { id } = await office.confirm();
  await database.orm
    .update(paymentAttempts)
    .set({ dispute: "open" })
    .where(eq(paymentAttempts.reservationId, id));
  await expect(refund(id)).rejects.toEqual(conflict);
  expect(await office.refunded(id)).toBe(0);
});

test("a refund and a cancellation by the customer at the same time refund the deposit once", async () => {
  for (const amount of [undefined, 100]) {
    const { id, customerId } = await office.confirm();
    await Promise.all([
      refund(id, amount).catch(() => undefined),
      cancelReservation(database.orm, { id, customerId, reason: undefined, now }),
    ]);
    // Moves what is left.
    await cancel(id);
    expect(await office.row(id)).toMatchObject({ state: "cancelled" });
    expect(await office.payment(id)).toMatchObject({ state: "refunded" });
    expect(await office.refunded(id)).toBe(30_000);
  }
});

test("a dry run says what would change, and changes nothing", async () => {
  const { id } = await office.confirm();
  const caller = { ...office.caller, dryRun: true };
  expect(await changeReservation(caller, id, { kind: "cancel", reason: "x" })).toBe(true);
  expect(await office.row(id)).toMatchObject({ state: "confirmed" });
  expect(await office.refunded(id)).toBe(0);
});

test("each change is recorded, also one that was refused or changed nothing", async () => {
  const { id } = await office.confirm();
  await database.orm.delete(auditLog);
  await complete(id);
  await complete(id);
  await cancel(id, "sold twice").catch(() => undefined);
  await changeReservation({ ...office.caller, dryRun: true }, id, { kind: "complete" });
  expect(
    (await office.audit()).map(({ action, subject, outcome, details }) => [
      action,
      subject,
      outcome,
      details,
    ]),
  ).toEqual([
    ["reservations.complete", id, "done", {}],
    ["reservations.complete", id, "unchanged", {}],
    ["reservations.cancel", id, "refused", { reason: "sold twice", code: "conflict" }],
    ["reservations.complete", id, "unchanged", { dryRun: true }],
  ]);
});
