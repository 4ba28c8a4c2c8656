import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callAs, openAccount, testPassword } from "#backend/account/test-account.ts";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { filledIn, sendLead } from "#backend/lead/test-lead.ts";
import { startCursor } from "#backend/matching/alert-cursor.ts";
import { notifyAlerts } from "#backend/matching/notify-alerts.ts";
import { cancelReservation } from "#backend/reservation/cancel-reservation.ts";
import { completeReservations } from "#backend/reservation/complete-reservations.ts";
import { endHolds } from "#backend/reservation/end-holds.ts";
import { reconcilePayments } from "#backend/reservation/reconcile-payments.ts";
import { takeReturned } from "#backend/reservation/settle/take-returned.ts";
import { openDesk } from "#backend/reservation/test-desk.ts";
import { anyVehicle, newCustomer } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { events } from "#backend/store/schema/events.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { filledCar, requestValue } from "#backend/trade-in/test-car.ts";
import { type EventType, eventCatalogue, eventSchemas } from "#contract/events.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { sendEvents } from "./send-events.ts";
import { startTestReceiver, type TestReceiver } from "./test-receiver.ts";

let database: Database;
let hook: TestReceiver;
let client: ReturnType<typeof testClient>;
let customerId: string;
let desk: ReturnType<typeof openDesk>;
let vehicle: Awaited<ReturnType<typeof anyVehicle>>;
const log = createLogger("silent");

beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 600 });
  client = testClient(createBackend(database, { logFor: () => log }));
  hook = await startTestReceiver();
  customerId = await newCustomer(database.orm);
  vehicle = await anyVehicle(database.orm);
  desk = openDesk(database.orm, vehicle);
});
afterAll(async () => {
  await hook.close();
  await database.close();
});
beforeEach(async () => {
  await database.orm.delete(reservations);
  await database.orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
  await database.orm.delete(events);
  hook.received.length = 0;
});

const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayOf = (days: number) => later(days).toISOString().slice(0, 10);

const answered = async (answering: ReturnType<typeof client.raw>) => {
  const { status, body } = await answering;
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { data: Record<string, unknown> }).data;
};

/** A valued car of a customer, and two slots of its dealer. */
const valueCar = async () => {
  const { token, sessionId } = await openAccount(database.orm);
  const car = { ...(await filledCar(database.orm)), assignToUser: true };
  const { tradeInId } = await answered(requestValue(client, car, { token, sessionId }));
  const schedule = await answered(client.raw("GET", `/retake/dealer/${car.dealerId}/schedule`));
  const slots = (schedule.availableSlots as { slots: object[] }[]).flatMap((day) => day.slots);
  const change = (method: "POST" | "PUT" | "DELETE", slot?: object) =>
    answered(
      client.raw(method, `/retake/${tradeInId}/phase2/book`, slot, {
        authorization: `Bearer ${token}`,
        "x-session-id": sessionId,
      }),
    );
  return { slots, change };
};

/** A paid reservation. */
const pay = async () => (await desk.confirm(customerId, {}, new Date())).id;

/** What a customer, the bank or time does to have each event published. */
const causes: Readonly<Record<EventType, () => Promise<unknown>>> = {
  "lead.created": () => sendLead(client, "contact-vehicle", filledIn("contact-vehicle", vehicle.vin)),
  "trade_in.valued": () => valueCar(),
  "appointment.booked": async () => {
    const { slots, change } = await valueCar();
    await change("POST", slots[0]);
  },
  "appointment.moved": async () => {
    const { slots, change } = await valueCar();
    await change("POST", slots[0]);
    await change("PUT", slots[1]);
  },
  "appointment.cancelled": async () => {
    const { slots, change } = await valueCar();
    await change("POST", slots[0]);
    await change("DELETE", slots[0]);
  },
  "reservation.held": () => desk.submit(customerId, {}, new Date()),
  "reservation.paid": pay,
  "reservation.cancelled": async () =>
    cancelReservation(database.orm, { id: await pay(), customerId, reason: undefined, now: new Date() }),
  "reservation.refunded": async () => {
    const id = await pay();
    await cancelReservation(database.orm, { id, customerId, reason: undefined, now: new Date() });
    await reconcilePayments(database.orm, desk.bank.provider, { now: later(1), log });
  },
  "reservation.completed": async () => {
    const delivery = { deliveryType: 1, country: "ES", earliest: dayOf(-40), latest: dayOf(-15) } as const;
    const { id } = await desk.confirm(customerId, { delivery }, new Date());
    const past = sql`interval '40 days'`;
    await database.orm
      .update(reservations)
      .set({
        confirmedAt: sql`confirmed_at - ${past}`,
        createdAt: sql`created_at - ${past}`,
        holdUntil: sql`hold_until - ${past}`,
      })
      .where(eq(reservations.id, id));
    await completeReservations(database.orm, { now: new Date(), log, stop: new AbortController().signal });
  },
  "reservation.expired": async () => {
    await desk.submit(customerId, {}, new Date());
    await endHolds(database.orm, desk.bank.provider, { now: later(1), log });
  },
  "reservation.disputed": async () => {
    const [attempt] = await desk.attemptsOf(await pay());
    const returned = { refundedCents: 0, dispute: "open" } as const;
    await takeReturned(database.orm, returned, { intentId: attempt?.intentId ?? "", now: new Date(), log });
  },
  "vehicle.status_changed": () => desk.submit(customerId, {}, new Date()),
  "alert.matched": async () => {
    await startCursor(database.orm);
    const list = { kind: "car", filters: {} } as const;
    const alert = { whose: { customerId }, locale: "es", list, name: "Mi lista", path: "/lista/" } as const;
    await addCarAlert(database.orm, { ...alert, now: later(-1) });
    await database.orm.update(vehicles).set({ arrivedAt: new Date() }).where(eq(vehicles.id, vehicle.id));
    // The cursor waits for every open transaction of the server, those of other tests too.
    const isMatched = async () => {
      await notifyAlerts(database.orm, { now: new Date() });
      return database.orm.$count(events, eq(events.type, "alert.matched"));
    };
    await expect.poll(isMatched, { timeout: 30_000 }).toBe(1);
  },
  "account.deleted": async () => {
    const { token, email } = await openAccount(database.orm);
    const { status } = await callAs(client, token)("DELETE", "", {
      userEmail: email,
      password: testPassword,
    });
    expect(status).toBe(200);
  },
};

test.each(Object.keys(eventCatalogue) as EventType[])(
  "%s reaches a receiver, as it is described",
  async (type) => {
    await causes[type]();
    await sendEvents(database.orm, { receivers: [hook.receiver], log });
    const found = hook.received.filter((event) => event.type === type);
    expect(hook.received.map((event) => event.type)).toContain(type);
    expect(found).toHaveLength(1);
    const { data } = found[0] ?? {};
    expect(eventSchemas[eventCatalogue[type].schema].strict().parse(data)).toEqual(data);
    expect(JSON.stringify(hook.received)).not.toMatch(/@|Ana|\+34|Calle/);
  },
);
