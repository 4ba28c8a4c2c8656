import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { provideBackend } from "#api/embedded-backend.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { orderFor } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { sandboxIntents } from "#backend/store/schema/sandbox.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { figuresOf } from "./figures/priced-by.ts";
import type { Choices } from "./load-choices.ts";
import { loadReserved } from "./load-reserved.ts";

/** Two percent of the price, at least 200 €. */
vi.mock("#domain/reservation-deposit.ts", () => ({
  reservationDeposit: ({ priceCents }: { priceCents: number }) => Math.max(20_000, priceCents / 50),
}));
// How long a call may take is tested elsewhere; a busy machine takes longer than a page would wait.
vi.mock("#api/call-times.ts", async (load) => {
  const { callTimes } = await load<typeof import("#api/call-times.ts")>();
  const patient = Object.entries(callTimes).map(([name, time]) => [name, { ...time, milliseconds: 60_000 }]);
  return { callTimes: Object.fromEntries(patient) };
});

const nothingChosen: Choices = {
  quote: undefined,
  tradeIn: undefined,
  isTradeInGone: false,
  deliveryCost: undefined,
  dates: undefined,
  warranty: undefined,
};

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  const backend = createBackend(database, { logFor: () => createLogger("silent") });
  client = testClient(backend);
  provideBackend({ open: async () => backend, routes: [], check: async () => ({}) });
});
afterAll(() => database.close());

test.each([
  [1_234_500, 246.9],
  [800_000, 200],
])(
  "a rule for the reservation deposit of one function is shown, ordered and charged (%i cents)",
  async (priceCents, deposit) => {
    const { orm } = database;
    const [row] = await orm.select().from(vehicles).where(eq(vehicles.status, "in-stock")).limit(1);
    if (row === undefined) throw new Error("nothing to sell");
    const price = { priceCents, promoPriceCents: null, previousPriceCents: null };
    const [vehicle] = await orm.update(vehicles).set(price).where(eq(vehicles.id, row.id)).returning();
    if (vehicle === undefined) throw new Error("no vehicle");

    const page = await loadReserved({ vin: vehicle.vin, locale: "es", visitor: {} });
    if (!page.ok) throw new Error(page.error.message);
    expect(page.value.reservationDeposit).toBe(deposit);
    expect(figuresOf(page.value, nothingChosen).cash.dueNowCents).toBe(deposit * 100);

    const { token } = await signIn(orm);
    const order = await orderFor(orm, vehicle);
    const answer = (await client.raw("POST", "/payments/v2?createPayment=true", order, {
      authorization: `Bearer ${token}`,
    })) as { readonly body: { readonly data: { readonly amount: number; readonly paymentId: string } } };
    expect(answer.body.data.amount).toBe(deposit);

    const { paymentId } = answer.body.data;
    const [attempt] = await orm.select().from(paymentAttempts).where(eq(paymentAttempts.intentId, paymentId));
    const [charge] = await orm.select().from(sandboxIntents).where(eq(sandboxIntents.id, paymentId));
    expect([attempt?.amountCents, charge?.amountCents]).toEqual([deposit * 100, deposit * 100]);
  },
);
