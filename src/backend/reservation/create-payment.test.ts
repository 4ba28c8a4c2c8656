import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { storeAnotherShop } from "#backend/shop/test-another-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { forget } from "#backend/store/remember.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { financeConfig } from "#backend/store/schema/finance.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { sandboxIntents } from "#backend/store/schema/sandbox.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { addTradeIn } from "#backend/trade-in/test-trade-in.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { anyVehicle, orderFor } from "./test-reservation.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
let vehicle: Awaited<ReturnType<typeof anyVehicle>>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  vehicle = await anyVehicle(database.orm);
});
afterAll(() => database.close());
afterEach(async () => {
  const { orm } = database;
  await orm.delete(reservations);
  await orm.delete(tradeIns);
  await orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
});

type Answer = { readonly status: number; readonly body: { data?: Record<string, unknown>; error?: unknown } };

const submit = async (body: unknown, token: string, query = "createPayment=true") =>
  (await client.raw("POST", `/payments/v2?${query}`, body, { authorization: `Bearer ${token}` })) as Answer;
const own = async (path: string, token: string, method: "GET" | "POST" = "GET") =>
  (await client.raw(method, `/users/me${path}`, method === "POST" ? {} : undefined, {
    authorization: `Bearer ${token}`,
  })) as Answer;
const statusOf = async () => {
  const [row] = await database.orm.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
  return row?.status;
};

describe("a vehicle that is reserved", () => {
  test("is held, priced to the cent, and its payment is ready", async () => {
    const { token } = await signIn(database.orm);
    const answer = await submit(await orderFor(database.orm, vehicle), token);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { paymentProvider: "sandbox", amount: 300, paymentUrl: "/reservar-vehiculo/?vin=x" } },
    });
    expect(await statusOf()).toBe("reserved");
    const { body } = await own(`/reservation/${answer.body.data?.reservationId}`, token);
    const contract = 350;
    const price = vehicle.priceCents / 100;
    expect(body.data).toMatchObject({
      status: "held",
      totals: {
        vehicle: price,
        contractExpenses: contract,
        total: price + contract,
        dueNow: 300,
        dueAtDelivery: price + contract - 300,
      },
      timeline: [{ code: "held" }],
      payment: { status: "pending", amount: 300 },
    });
  });

  test("asked for again, also without its id, is the same reservation and the same payment", async () => {
    const { token } = await signIn(database.orm);
    const body = await orderFor(database.orm, vehicle);
    const first = await submit(body, token);
    const again = await submit(
      body,
      token,
      `createPayment=false&reservationId=${first.body.data?.reservationId}`,
    );
    const lost = await submit(body, token);
    expect([again.body.data, lost.body.data]).toEqual([first.body.data, first.body.data]);
    expect(await database.orm.$count(paymentAttempts)).toBe(1);
  });

  test("with another telephone has another payment, the old one ended first", async () => {
    const { token } = await signIn(database.orm);
    const body = await orderFor(database.orm, vehicle);
    const first = await submit(body, token);
    const other = await submit({ ...body, phoneNumber: "612345679" }, token);
    expect(other.body.data?.reservationId).toBe(first.body.data?.reservationId);
    expect(other.body.data?.paymentId).not.toBe(first.body.data?.paymentId);
    const intents = await database.orm.select().from(sandboxIntents).orderBy(sandboxIntents.attempt);
    const ofThis = intents.filter(({ reservationId }) => reservationId === first.body.data?.reservationId);
    expect(ofThis.map(({ status }) => status)).toEqual(["canceled", "requires_payment_method"]);
  });

  test("keeps its price when the shop's rises", async () => {
    const { token } = await signIn(database.orm);
    const body = await orderFor(database.orm, vehicle);
    await submit(body, token);
    const dearer = vehicle.priceCents + 100_000;
    await database.orm
      .update(vehicles)
      .set({ priceCents: dearer, previousPriceCents: null })
      .where(eq(vehicles.id, vehicle.id));
    expect((await submit(body, token)).status).toBe(200);
    await database.orm
      .update(vehicles)
      .set({ priceCents: vehicle.priceCents, previousPriceCents: vehicle.previousPriceCents })
      .where(eq(vehicles.id, vehicle.id));
  });

  test("keeps what its parts came to, and prices anew what is chosen anew", async () => {
    const { token } = await signIn(database.orm);
    const body = await orderFor(database.orm, vehicle);
    const place = { address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid", country: "ES" };
    const home = { ...body, delivery: { deliveryType: 0, ...place }, price: body.price + 249 };
    expect((await submit(home, token)).status).toBe(200);
    const dearer = { contractExpensesCents: 99_900, deliveryCents: 99_900, reservationDepositCents: 50_000 };
    await database.orm.update(reservations).set({
      ...dearer,
      totalCents: vehicle.priceCents + dearer.contractExpensesCents + dearer.deliveryCents,
    });
    const held = vehicle.priceCents / 100 + 999;
    expect((await submit({ ...home, price: held + 999 }, token)).body).toMatchObject({
      data: { amount: 500 },
    });
    expect((await submit({ ...body, price: held }, token)).status).toBe(200);
    const elsewhere = { ...home.delivery, zipCode: "07001", city: "Palma" };
    const toIsland = await submit({ ...home, delivery: elsewhere, price: held + 999 }, token);
    expect(toIsland.body.error).toMatchObject({ code: "price-changed" });
  });

  test("adds nothing where its price includes the contract expenses, and names them", async () => {
    const { orm } = database;
    const include = async (contractExpensesIncluded: boolean) => {
      await orm.update(financeConfig).set({ contractExpensesIncluded });
      forget(orm);
    };
    await include(true);
    try {
      const { token } = await signIn(orm);
      const body = await orderFor(orm, vehicle);
      const price = vehicle.priceCents / 100;
      expect((await submit(body, token)).body.error).toMatchObject({ code: "price-changed" });
      const answer = await submit({ ...body, price }, token);
      const stored = await own(`/reservation/${answer.body.data?.reservationId}`, token);
      expect(stored.body.data).toMatchObject({
        totals: { vehicle: price, contractExpenses: 350, contractExpensesIncluded: true, total: price },
      });
    } finally {
      await include(false);
    }
  });

  /** Unpaid holds of other customers from other addresses, which share a property with the next customer. */
  const storeUnpaid = async (times: number, common: Partial<typeof reservations.$inferInsert>) => {
    const { orm } = database;
    const { token } = await signIn(orm);
    await submit(await orderFor(orm, vehicle), token);
    const [hold] = await orm.select().from(reservations).where(eq(reservations.state, "held"));
    if (hold === undefined) throw new Error("nothing to hold");
    await orm.delete(reservations);
    await orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
    const others = Array.from({ length: times }, async (_, index) => ({
      ...{
        ...hold,
        customerId: (await signIn(orm)).id,
        email: `${index}@volante.test`,
        phone: `+3461${index}`,
      },
      ...{ id: `${index}`.padStart(26, "z"), state: "expired" as const, endedAt: new Date() },
      createdAt: new Date(Date.now() - (index + 1) * 60 * 60_000),
      ...common,
    }));
    await orm.insert(reservations).values(await Promise.all(others));
  };
  const ofOne = ["account", "telephone", "mail address", "address"] as const;
  const commonOf = (customerId: string) => ({
    account: { customerId },
    telephone: { phone: "+34612345678" },
    "mail address": { email: "Ana@Volante.test" },
    address: { addressKey: "net-1" },
  });

  test.each([
    ...ofOne.map((whose) => [whose, whose === "address" ? 20 : 4, {}, 429] as const),
    ...ofOne.map((whose) => [whose, whose === "address" ? 19 : 3, {}, 200] as const),
    ["telephone", 4, { confirmedAt: new Date(), state: "cancelled" }, 200],
    ["telephone", 4, { createdAt: new Date(Date.now() - 25 * 60 * 60_000) }, 200],
  ] as const)("of one %s, begun %i times within a day: %j", async (whose, times, more, status) => {
    const { orm } = database;
    const { id, token } = await signIn(orm);
    await storeUnpaid(times, { ...commonOf(id)[whose], ...more });
    const order = { ...(await orderFor(orm, vehicle)), phoneNumber: "612345678", email: "ana@volante.test" };
    const headers = { authorization: `Bearer ${token}`, "x-address-key": "net-1" };
    const answer = await client.raw("POST", "/payments/v2?createPayment=true", order, headers);
    expect(answer).toMatchObject(
      status === 200 ? { status } : { status, body: { error: { code: "rate-limited" } } },
    );
  });

  test("is nobody else's, and a third one is too many", async () => {
    const { orm } = database;
    const [mine, other] = [await signIn(orm), await signIn(orm)];
    await submit(await orderFor(orm, vehicle), mine.token);
    expect(await submit(await orderFor(orm, vehicle), other.token)).toMatchObject({
      status: 409,
      body: { error: { code: "vehicle-taken" } },
    });
    const stock = await orm.select().from(vehicles).where(eq(vehicles.status, "in-stock")).limit(2);
    const answers = [];
    for (const each of stock) answers.push(await submit(await orderFor(orm, each), mine.token));
    expect(answers.map(({ status, body }) => [status, (body.error as { code?: string })?.code])).toEqual([
      [200, undefined],
      [409, "hold-limit"],
    ]);
    for (const each of stock)
      await orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, each.id));
  });

  test("by fifty at once is one customer's", async () => {
    const { orm } = database;
    const body = await orderFor(orm, vehicle);
    const tokens = await Promise.all(Array.from({ length: 50 }, async () => (await signIn(orm)).token));
    const answers = await Promise.all(tokens.map((token) => submit(body, token)));
    const byStatus = Map.groupBy(answers, ({ status }) => status);
    expect([byStatus.get(200)?.length, byStatus.get(409)?.length]).toEqual([1, 49]);
    expect(await orm.$count(reservations)).toBe(1);
  });

  test("by one customer fifty times at once is one reservation with one payment", async () => {
    const { token } = await signIn(database.orm);
    const body = await orderFor(database.orm, vehicle);
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(body, token)));
    expect(new Set(answers.map(({ body: { data } }) => data?.paymentId)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await database.orm.$count(paymentAttempts)).toBe(1);
  });
});

describe("what is refused, by name", () => {
  const address = { address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid" };
  test.each([
    ["another price", { price: 1 }, 409, "price-changed"],
    ["another shop's address to come back to", { currentUrl: "https://evil.test/" }, 400, "currentUrl"],
    ["another dealer", { dealershipId: "nobody" }, 400, "dealershipId"],
    [
      "a dealer who hands nothing over",
      { delivery: { deliveryType: 1, deliveryDealer: "nobody" } },
      400,
      "delivery.deliveryDealer",
    ],
    [
      "a postal code of nowhere",
      { delivery: { deliveryType: 0, ...address, zipCode: "99999", country: "ES" } },
      400,
      "delivery.zipCode",
    ],
    [
      "a way past customs",
      { delivery: { deliveryType: 0, ...address, zipCode: "51001", country: "ES" } },
      400,
      "delivery.zipCode",
    ],
    [
      "another country",
      { delivery: { deliveryType: 0, ...address, country: "PT" } },
      400,
      "delivery.country",
    ],
    ["a telephone of nobody", { phoneNumber: "123" }, 400, "phoneNumber"],
    ["a tax number with a wrong letter", { receipt: { ...address, nif: "12345678A" } }, 400, "receipt.nif"],
    [
      "an extra receipt to nowhere",
      { receipt: { ...address, nif: "12345678Z", extraReceipt: { ...address, zipCode: "1" } } },
      400,
      "receipt.extraReceipt.zipCode",
    ],
    ["a warranty of another vehicle", { warrantyId: "w999" }, 400, "warrantyId"],
    ["a car that is not theirs", { retakeId: "a".repeat(26) }, 400, "retakeId"],
    ["conditions that were not accepted", { acceptedConditions: undefined }, 400, "acceptedConditions"],
  ])("%s", async (_, change, status, word) => {
    const { token } = await signIn(database.orm);
    const answer = await submit({ ...(await orderFor(database.orm, vehicle)), ...change }, token);
    const { code, field } = answer.body.error as { code: string; field?: string };
    expect([answer.status, field ?? code]).toEqual([status, word]);
    expect(await statusOf()).toBe("in-stock");
    expect(await database.orm.$count(reservations)).toBe(0);
  });

  test("somebody else's reservation answers as an unknown one, to the byte", async () => {
    const { orm } = database;
    const [mine, other] = [await signIn(orm), await signIn(orm)];
    const { body } = await submit(await orderFor(orm, vehicle), mine.token);
    const id = String(body.data?.reservationId);
    for (const [path, method] of [
      ["", "GET"],
      ["/cancel", "POST"],
    ] as const) {
      const [theirs, unknown] = [
        await own(`/reservation/${id}${path}`, other.token, method),
        await own(`/reservation/${"z".repeat(26)}${path}`, other.token, method),
      ];
      expect(theirs.status).toBe(404);
      expect(theirs.body).toEqual(unknown.body);
    }
    const [stock] = await orm.select().from(vehicles).where(eq(vehicles.status, "in-stock")).limit(1);
    if (stock === undefined) throw new Error("nothing in stock");
    const stolen = await submit(
      await orderFor(orm, stock),
      other.token,
      `createPayment=false&reservationId=${id}`,
    );
    expect(stolen.status).toBe(404);
  });
});

describe("a car given in payment", () => {
  const withCar = async (createdAt: Date) => {
    const { orm } = database;
    const customer = await signIn(orm);
    const [dealer] = await orm.select().from(dealers).limit(1);
    const id = await addTradeIn(orm, { dealerId: dealer?.id ?? 0, customerId: customer.id, createdAt });
    return { ...customer, retakeId: id };
  };

  test("counts, is kept with its value, and is not deleted under the reservation", async () => {
    const { token, retakeId } = await withCar(new Date());
    const answer = await submit({ ...(await orderFor(database.orm, vehicle)), retakeId }, token);
    const { body } = await own(`/reservation/${answer.body.data?.reservationId}`, token);
    expect(body.data).toMatchObject({ retakeId, totals: { tradeIn: 12_340 } });
    const deletion = await client.raw("DELETE", `/users/me/retake/${retakeId}`, undefined, {
      authorization: `Bearer ${token}`,
    });
    expect([deletion.status, await database.orm.$count(tradeIns)]).toEqual([409, 1]);
  });

  test("counts for one vehicle only, and for the other once the first is given up", async () => {
    const { orm } = database;
    const { token, retakeId } = await withCar(new Date());
    const stock = await orm.select().from(vehicles).where(eq(vehicles.status, "in-stock")).limit(2);
    const [first, second] = stock;
    if (!first || !second) throw new Error("nothing in stock");
    const one = await submit({ ...(await orderFor(orm, first)), retakeId }, token);
    const order = await orderFor(orm, second);
    const refused = { status: 409, body: { error: { code: "trade-in-promised" } } };
    expect(await submit({ ...order, retakeId }, token)).toMatchObject(refused);
    expect((await submit(order, token)).status).toBe(200);
    expect(await submit({ ...order, retakeId }, token)).toMatchObject(refused);
    const paidWithIt = eq(reservations.id, String(one.body.data?.reservationId));
    const completed = { state: "completed", confirmedAt: new Date() } as const;
    await orm.update(reservations).set(completed).where(paidWithIt);
    expect(await submit({ ...order, retakeId }, token)).toMatchObject(refused);
    await orm.update(reservations).set({ state: "held", confirmedAt: null }).where(paidWithIt);
    await own(`/reservation/${one.body.data?.reservationId}/cancel`, token, "POST");
    expect((await submit({ ...order, retakeId }, token)).status).toBe(200);
    for (const each of stock)
      await orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, each.id));
  });

  test("whose value does not hold any more is told apart", async () => {
    const { token, retakeId } = await withCar(new Date(Date.now() - 31 * 86_400_000));
    const answer = await submit({ ...(await orderFor(database.orm, vehicle)), retakeId }, token);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: "trade-in-expired" } } });
  });
});

describe("in a shop with conditions of its own", () => {
  afterEach(() => storeAnotherShop(database.orm));

  test("a reservation costs what the shop says, on the card too", async () => {
    await storeAnotherShop(database.orm, { reservation: { deposit: 450.5 } });
    const { financeConfig } = await client.call(readingEndpoints.dropdowns, {});
    expect(financeConfig.reservationDeposit).toBe(450.5);
    const { token } = await signIn(database.orm);
    const answer = await submit(await orderFor(database.orm, vehicle), token);
    expect(answer).toMatchObject({ status: 200, body: { data: { amount: 450.5 } } });
  });

  test("nothing is reserved where it does not offer that", async () => {
    await storeAnotherShop(database.orm, { forms: ["contact"] });
    const { financeConfig } = await client.call(readingEndpoints.dropdowns, {});
    expect(financeConfig.reservationDeposit).toBe(0);
  });

  test("a vehicle without contracts of its own is had with a warranty of the shop, at its price", async () => {
    const { orm } = database;
    const isTheirs = eq(vehicleDetails.vehicleId, vehicle.id);
    await orm.update(vehicleDetails).set({ warrantyContracts: [] }).where(isTheirs);
    const warranty = { id: "north", name: { es: "Norte" }, months: 24, price: 590 };
    await storeAnotherShop(orm, { warranties: [warranty] });
    const { contracts } = await client.call(readingEndpoints.vehicle, { params: { vin: vehicle.vin } });
    const offered = { id: "north", name: "Norte", pvpPrice: 590, months: 24 };
    expect(contracts.warrantyContract.contractInfoArr).toEqual([offered]);
    const { token } = await signIn(orm);
    const order = await orderFor(orm, vehicle);
    const price = order.price + 590;
    expect((await submit({ ...order, price, warrantyId: "south" }, token)).status).toBe(400);
    expect((await submit({ ...order, price, warrantyId: "north" }, token)).status).toBe(200);
    const [stored] = await orm.select().from(reservations);
    expect(stored).toMatchObject({ warrantyId: "north", warrantyMonths: 24, warrantyCents: 59_000 });
  });
});
