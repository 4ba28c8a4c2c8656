import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { writeSandboxMessage } from "#backend/payment/sandbox/sandbox-message.ts";
import { createSandboxProvider } from "#backend/payment/sandbox/sandbox-provider.ts";
import { sendSandboxMessages } from "#backend/payment/sandbox/send-sandbox-messages.ts";
import type { Database } from "#backend/store/database.ts";
import { paymentAttempts, paymentEvents } from "#backend/store/schema/payments.ts";
import { reservationEvents, reservations } from "#backend/store/schema/reservations.ts";
import { sandboxIntents, sandboxMessages } from "#backend/store/schema/sandbox.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { cancelReservation } from "./cancel-reservation.ts";
import { endHolds } from "./end-holds.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { takePaymentMessage } from "./settle/take-message.ts";
import { anyVehicle, orderFor } from "./test-reservation.ts";

const now = new Date("2026-11-24T10:00:00Z");
let database: Database;
let client: ReturnType<typeof testClient>;
let backend: ReturnType<typeof createBackend>;
let vehicle: Awaited<ReturnType<typeof anyVehicle>>;
const lines: string[] = [];
const log = createLogger("info", { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  backend = createBackend(database, { logFor: () => log });
  client = testClient(backend);
  vehicle = await anyVehicle(database.orm);
});
afterAll(() => database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  lines.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  const { orm } = database;
  await orm.delete(reservations);
  await orm.delete(paymentEvents);
  await orm.delete(sandboxIntents);
  await orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
});

type Payment = { readonly reservationId: string; readonly paymentId: string; readonly clientToken: string };

const reserve = async (customer?: { readonly token: string; readonly id: string }) => {
  const { token, id } = customer ?? (await signIn(database.orm, now));
  const headers = { authorization: `Bearer ${token}` };
  const order = await orderFor(database.orm, vehicle);
  const { body } = await client.raw("POST", "/payments/v2?createPayment=true", order, headers);
  const payment = (body as { data: Payment }).data;
  const path = `/users/me/reservation/${payment.reservationId}`;
  return {
    ...payment,
    token,
    customerId: id,
    read: async () =>
      ((await client.raw("GET", path, undefined, headers)).body as { data: Record<string, unknown> }).data,
    stored: async () => {
      const [row] = await database.orm
        .select()
        .from(reservations)
        .where(eq(reservations.id, payment.reservationId));
      return row?.state;
    },
    attempts: async () => {
      const rows = await database.orm.select().from(paymentAttempts).orderBy(paymentAttempts.id);
      return rows.map(({ state, refundReason }) =>
        refundReason === null ? state : `${state}: ${refundReason}`,
      );
    },
    cancel: () => client.raw("POST", `${path}/cancel`, {}, headers),
  };
};

const pay = async (clientToken: string, scenario: string) => {
  const body = { clientToken, scenario, returnTo: "/pt/pedido/reserve/card/?vin=x" };
  const answer = await client.raw("POST", "/sandbox/pay", body);
  return answer.body as { status: string; code?: string; url?: string };
};

const later = (minutes: number) => vi.setSystemTime(new Date(now.getTime() + minutes * 60_000));

const take = (request: Request) => takePaymentMessage(request, { orm: database.orm, now: new Date(), log });
const sendMessages = () => sendSandboxMessages(database.orm, take, { now: new Date(), log });

const message = (intentId: string, change: { id?: string; type?: string; signedAt?: Date } = {}) => {
  const { id = "evt_1", type = "payment_intent.succeeded", signedAt = new Date() } = change;
  const { body, headers } = writeSandboxMessage({ id, type, intentId }, signedAt);
  return { body, headers };
};
const send = ({ body, headers }: ReturnType<typeof message>) =>
  backend.fetch(new Request("http://backend.test/payments/messages", { method: "POST", body, headers }));

const vehicleStatus = async () => {
  const [row] = await database.orm.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
  return row?.status;
};

describe("a card that is charged", () => {
  test("confirms the reservation by the provider's message, which comes once more for nothing", async () => {
    const { clientToken, stored, attempts } = await reserve();
    expect(await pay(clientToken, "succeeds-twice")).toEqual({ status: "succeeded" });
    expect(await stored()).toBe("held");
    await sendMessages();
    expect([await stored(), await attempts(), await vehicleStatus()]).toEqual([
      "confirmed",
      ["paid"],
      "reserved",
    ]);
    later(1);
    await sendMessages();
    expect(await database.orm.$count(sandboxMessages)).toBe(0);
    expect(await database.orm.$count(reservationEvents, eq(reservationEvents.code, "confirmed"))).toBe(1);
  });

  test("is noticed by whoever looks, when no message comes", async () => {
    const { clientToken, read } = await reserve();
    await pay(clientToken, "succeeds-silently");
    expect(await read()).toMatchObject({ status: "confirmed", payment: { status: "paid" } });
  });

  test("is noticed by the job, when nobody looks", async () => {
    const { clientToken, stored } = await reserve();
    await pay(clientToken, "succeeds-silently");
    later(1);
    await reconcilePayments(database.orm, createSandboxProvider(database.orm), { now: new Date(), log });
    expect(await stored()).toBe("confirmed");
  });

  test("twice is charged once", async () => {
    const { clientToken } = await reserve();
    const payAndCount = async () => [
      await pay(clientToken, "succeeds-late"),
      await database.orm.$count(sandboxMessages),
    ];
    const first = await payAndCount();
    expect(first).toEqual([{ status: "succeeded" }, expect.any(Number)]);
    expect(await payAndCount()).toEqual(first);
  });

  test.each([
    ["declined", "card_declined"],
    ["insufficient-funds", "insufficient_funds"],
  ])("is refused as %s, and another one pays", async (scenario, code) => {
    const { clientToken, read } = await reserve();
    expect(await pay(clientToken, scenario)).toEqual({ status: "failed", code });
    expect(await read()).toMatchObject({ status: "held", payment: { status: "pending" } });
    await pay(clientToken, "succeeds");
    expect(await read()).toMatchObject({ status: "confirmed" });
  });

  test("is refused ten times: the payment ends, its customer reads why, and the vehicle is for everybody", async () => {
    const { clientToken, read, token, customerId } = await reserve();
    for (let time = 0; time < 10; time++) {
      expect(await pay(clientToken, time % 2 ? "declined" : "insufficient-funds")).toMatchObject({
        status: "failed",
      });
      await sendMessages();
    }
    expect(await read()).toMatchObject({
      ...{ status: "expired", endedBy: "cards-declined", payment: { status: "failed" } },
      timeline: [{ code: "held" }, { code: "cards-declined" }],
    });
    expect(await vehicleStatus()).toBe("in-stock");
    for (const scenario of ["succeeds", "declined"])
      expect(await pay(clientToken, scenario)).toEqual({ status: "failed", code: "unknown_payment" });
    const order = await orderFor(database.orm, vehicle);
    const headers = { authorization: `Bearer ${token}`, "x-address-key": customerId };
    const again = await client.raw("POST", "/payments/v2?createPayment=true", order, headers);
    expect(again).toMatchObject({ status: 409, body: { error: { code: "cards-declined" } } });
  });

  test.each([
    ["confirm", "confirmed"],
    ["refuse", "held"],
    ["", "held"],
  ])("asks for its holder, who answers %j: %s, and is led back", async (answer, state) => {
    const { clientToken, read } = await reserve();
    const { status, url = "" } = await pay(clientToken, "authentication");
    expect(status).toBe("requires_action");
    const path = new URL(url).pathname.replace("/api/services", "") + new URL(url).search;
    const page = await backend.fetch(new Request(`http://backend.test${path}`));
    expect(await page.text()).toContain("300,00");
    const led = await backend.fetch(
      new Request(`http://backend.test${path}`, { method: "POST", body: new URLSearchParams({ answer }) }),
    );
    expect(led.headers.get("location")).toMatch(
      /^http:\/\/localhost:\d+\/pt\/pedido\/reserve\/card\/\?vin=x$/,
    );
    expect(await read()).toMatchObject({ status: state });
  });
});

describe("a message about a payment", () => {
  test.each([
    ["without a signature", (sent: ReturnType<typeof message>) => ({ ...sent, headers: {} })],
    [
      "with another body",
      (sent: ReturnType<typeof message>) => ({ ...sent, body: sent.body.replace("evt_1", "evt_2") }),
    ],
  ])("%s is refused and changes nothing", async (_, forge) => {
    const { clientToken, paymentId, stored } = await reserve();
    await pay(clientToken, "succeeds-silently");
    expect((await send(forge(message(paymentId)))).status).toBe(400);
    expect([await stored(), await database.orm.$count(paymentEvents)]).toEqual(["held", 0]);
  });

  test("that was signed ten minutes ago is refused", async () => {
    const { paymentId } = await reserve();
    const old = message(paymentId, { signedAt: new Date(now.getTime() - 600_000) });
    expect((await send(old)).status).toBe(400);
  });

  test("says paid, but the provider does not: nothing is believed", async () => {
    const { paymentId, stored } = await reserve();
    expect((await send(message(paymentId))).status).toBe(204);
    expect(await stored()).toBe("held");
  });

  test("about a payment that nobody knows is not taken, so that it comes again", async () => {
    const { clientToken, paymentId, stored, reservationId } = await reserve();
    await pay(clientToken, "succeeds-silently");
    await database.orm.delete(paymentAttempts);
    expect((await send(message(paymentId))).status).toBe(404);
    expect(await database.orm.$count(paymentEvents)).toBe(0);
    expect([await stored(), reservationId.length]).toEqual(["held", 26]);
  });

  test("before the payment was written down finds it by what it was asked for with", async () => {
    const { clientToken, paymentId, stored } = await reserve();
    await pay(clientToken, "succeeds-silently");
    await database.orm.update(paymentAttempts).set({ state: "new", intentId: null });
    expect((await send(message(paymentId))).status).toBe(204);
    expect(await stored()).toBe("confirmed");
  });

  test("of another kind is taken and means nothing", async () => {
    const { paymentId } = await reserve();
    expect((await send(message(paymentId, { type: "customer.created" }))).status).toBe(204);
    expect(await database.orm.$count(paymentEvents)).toBe(0);
  });

  test("of a wrong amount: the money goes back, the vehicle stays held, and somebody is told", async () => {
    const { clientToken, paymentId, stored, attempts } = await reserve();
    await pay(clientToken, "succeeds-silently");
    await database.orm.update(sandboxIntents).set({ amountCents: 100 });
    await send(message(paymentId));
    expect([await stored(), await attempts()]).toEqual(["held", ["refunded: wrong-amount"]]);
    expect(lines.join("")).toMatch(/"level":"error".*a payment of a wrong amount/);
  });
});

describe("money that comes late", () => {
  test("brings the vehicle back when it is free", async () => {
    const { clientToken, read, stored } = await reserve();
    later(16);
    await endHolds(database.orm, undefined, { now: new Date(), log });
    expect([await stored(), await vehicleStatus()]).toEqual(["expired", "in-stock"]);
    await pay(clientToken, "succeeds-late");
    later(20);
    await sendMessages();
    expect(await read()).toMatchObject({ status: "confirmed" });
    expect(await vehicleStatus()).toBe("reserved");
  });

  test("cannot come any more once the same customer holds the vehicle again", async () => {
    const first = await reserve();
    later(16);
    await endHolds(database.orm, undefined, { now: new Date(), log });
    const second = await reserve({ token: first.token, id: first.customerId });
    expect(second.reservationId).not.toBe(first.reservationId);
    expect(await pay(first.clientToken, "succeeds")).toEqual({ status: "failed", code: "unknown_payment" });
    expect(await second.attempts()).toEqual(["cancelled", "open"]);
  });

  test("goes back when somebody else has the vehicle", async () => {
    const first = await reserve();
    later(16);
    await endHolds(database.orm, undefined, { now: new Date(), log });
    await reserve();
    await pay(first.clientToken, "succeeds-late");
    later(20);
    await sendMessages();
    expect(await first.stored()).toBe("expired");
    expect((await first.attempts())[0]).toBe("refunded: too-late");
    const [intent] = await database.orm
      .select()
      .from(sandboxIntents)
      .where(eq(sandboxIntents.id, first.paymentId));
    expect(intent?.refundedCents).toBe(30_000);
  });
});

describe("a reservation that is cancelled", () => {
  test("gives vehicle and deposit back, once", async () => {
    const { clientToken, read, cancel, attempts } = await reserve();
    await pay(clientToken, "succeeds-silently");
    await read();
    for (let time = 0; time < 2; time++)
      expect((await cancel()).body).toMatchObject({
        data: {
          status: "cancelled",
          payment: { status: "refunded" },
          timeline: [
            { code: "held" },
            { code: "confirmed" },
            { code: "cancelled" },
            { code: "refund-begun" },
            { code: "refunded" },
          ],
        },
      });
    expect([await vehicleStatus(), await attempts()]).toEqual(["in-stock", ["refunded: cancelled"]]);
  });

  test("on its fourteenth day still, not after it", async () => {
    const { clientToken, read, customerId, reservationId: id, stored } = await reserve();
    await pay(clientToken, "succeeds-silently");
    await read();
    const days = 14 * 86_400_000;
    const cancelAt = (milliseconds: number) =>
      cancelReservation(database.orm, {
        ...{ id, customerId, reason: undefined },
        now: new Date(now.getTime() + milliseconds),
      });
    await expect(cancelAt(days + 1)).rejects.toMatchObject({ code: "conflict" });
    expect(await stored()).toBe("confirmed");
    await cancelAt(days);
    expect(await stored()).toBe("cancelled");
  });

  test("before it was paid gives the vehicle back, and nobody can pay any more", async () => {
    const { clientToken, cancel } = await reserve();
    expect((await cancel()).body).toMatchObject({
      data: { status: "cancelled", payment: { status: "failed" } },
    });
    expect(await pay(clientToken, "succeeds")).toEqual({ status: "failed", code: "unknown_payment" });
    expect(await vehicleStatus()).toBe("in-stock");
  });

  test("whose refund fails is shown as on its way, until it goes through", async () => {
    const { clientToken, paymentId, read, cancel } = await reserve();
    await pay(clientToken, "succeeds-silently");
    await read();
    await database.orm.update(sandboxIntents).set({ status: "requires_action" });
    expect((await cancel()).body).toMatchObject({ data: { payment: { status: "refunding" } } });
    await database.orm
      .update(sandboxIntents)
      .set({ status: "succeeded" })
      .where(eq(sandboxIntents.id, paymentId));
    later(2);
    await reconcilePayments(database.orm, createSandboxProvider(database.orm), { now: new Date(), log });
    expect(await read()).toMatchObject({ status: "cancelled", payment: { status: "refunded" } });
  });
});

test("a vehicle that is sold while it is held: the money goes back and the reservation ends", async () => {
  const { clientToken, read } = await reserve();
  await database.orm.update(vehicles).set({ status: "bought" }).where(eq(vehicles.id, vehicle.id));
  await pay(clientToken, "succeeds-silently");
  expect(await read()).toMatchObject({ status: "cancelled", payment: { status: "refunded" } });
  expect(await vehicleStatus()).toBe("bought");
});

/** Personal data of the buyer: unique values, so that a log that contained one would be found. */
const secrets = {
  name: "Zenobia Canaria",
  email: "zenobia@canario.test",
  phone: "655443321",
  nif: "87654321X",
  address: "Calle del Jilguero, 31",
  zip: "28039",
  city: "Villacanario",
  extraAddress: "Paseo del Verderon, 8",
  extraZip: "08039",
  extraCity: "Puertocanario",
  broughtTo: "Camino del Pardillo, 5",
  broughtZip: "41019",
  broughtCity: "Campocanario",
  reason: "Me voy a vivir con mi hermana canaria",
} as const;
const refused = {
  name: "Canaria muy larga ".repeat(20),
  email: "canario-sin-arroba",
  phone: "canario-601",
  nif: "canario-99X",
  zip: "canario-28",
  card: "4000123412341234",
} as const;

test("none of 24 canaries of a buyer is in the log: what was taken, what was refused, and what lets pay and look", async () => {
  const { orm } = database;
  const { token } = await signIn(orm, now);
  const headers = { authorization: `Bearer ${token}` };
  const ordered = {
    ...(await orderFor(orm, vehicle)),
    name: secrets.name,
    email: secrets.email,
    phoneNumber: secrets.phone,
    delivery: {
      deliveryType: 2,
      ...{
        address: secrets.broughtTo,
        zipCode: secrets.broughtZip,
        city: secrets.broughtCity,
        country: "ES",
      },
    },
    receipt: {
      nif: secrets.nif,
      ...{ address: secrets.address, zipCode: secrets.zip, city: secrets.city },
      extraReceipt: { address: secrets.extraAddress, zipCode: secrets.extraZip, city: secrets.extraCity },
    },
  };
  const post = (path: string, body: unknown) => client.raw("POST", path, body, headers);
  const submit = (change: object) => post("/payments/v2?createPayment=true", { ...ordered, ...change });
  const { receipt } = ordered;
  for (const change of [
    { name: refused.name },
    { email: refused.email },
    { phoneNumber: refused.phone },
    { receipt: { ...receipt, nif: refused.nif } },
    { receipt: { ...receipt, zipCode: refused.zip } },
    { cardNumber: refused.card, price: -1 },
  ])
    expect((await submit(change)).status).toBe(400);
  const offered = await client.raw(
    "GET",
    `/delivery/${vehicle.vin}?zipCode=${secrets.broughtZip}&country=ES`,
  );
  const { custom } = (offered.body as { data: { custom: { cost: number } } }).data;
  const made = await submit({ price: Math.round((ordered.price + custom.cost) * 100) / 100 });
  const { clientToken, reservationId, paymentId } = (made.body as { data: Payment }).data;
  await pay(clientToken, "insufficient-funds");
  expect((await client.raw("POST", "/sandbox/pay", { clientToken, scenario: refused.card })).status).toBe(
    400,
  );
  await pay(clientToken, "succeeds");
  await sendMessages();
  const forged = message(paymentId);
  const signature = Object.values(forged.headers).join();
  await send({ ...forged, body: `${forged.body} ` });
  const path = `/users/me/reservation/${reservationId}`;
  await client.raw("GET", path, undefined, headers);
  expect((await post(`${path}/cancel`, { reason: secrets.reason })).status).toBe(200);
  const logged = lines.join("\n");
  expect(logged).toContain("a message about a payment");
  const lasting = [clientToken, token, signature, path];
  const canaries = [...Object.values(secrets), ...Object.values(refused), ...lasting];
  expect(canaries).toHaveLength(24);
  expect(canaries.filter((canary) => logged.includes(canary))).toEqual([]);
});
