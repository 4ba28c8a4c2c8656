import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { toReservation } from "#api/models/reservation.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { PaymentMessage, PaymentService } from "#backend/payment/payment-provider.ts";
import { providers as services } from "#backend/payment/providers.ts";
import { createTestProvider } from "#backend/payment/test-provider.ts";
import { anyVehicle, orderFor } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { storedPayment } from "#features/reservation/stored-payment.ts";
import { decide } from "#pipeline/example-requests.ts";
import { policyFor } from "#platform/answers/content-policy.ts";
import { createLogger } from "#platform/log.ts";
import { ok } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { spanishWording } from "#tools/test-support/spanish-wording.ts";
import type { CardPartProps, PaymentForm } from "./payment-form.ts";
import { cardProvider, providers as forms } from "./providers.ts";

vi.mock("#platform/i18n.ts", () => spanishWording);
vi.mock("#api/session/read-visitor.ts", () => ({ readCaller: async () => ({ locale: "es" }) }));
vi.mock("#api/call.ts", () => ({
  call: async (name: string) => ok(name === "dealers" ? [] : { financeConfig: { reservationDeposit: 300 } }),
}));
vi.mock("#features/reservation/card/plain-way.tsx", () => ({ PlainWay: () => null }));

// The browser part, as its own folder would have it.
const ThirdForm = ({ words }: CardPartProps) => <input aria-label={words.number} data-third="" />;
const form: PaymentForm = {
  hosts: { "script-src": ["https://js.third.example"], "frame-src": ["https://*.third.example"] },
  load: async () => ThirdForm,
};

// The server part.
const bank = createTestProvider();
const isSigned = (headers: Headers) => headers.get("x-third-signature") === "signed";
let isSetUp = true;
const service: PaymentService = {
  open: () =>
    isSetUp
      ? {
          ...bank.provider,
          name: "third",
          publicKey: "pk_third",
          readMessage: (body, headers): PaymentMessage => {
            if (!isSigned(headers)) throw new Error("Not signed");
            return { ...JSON.parse(body), isMarked: true };
          },
        }
      : undefined,
  routes: [
    {
      ...{
        method: "GET",
        path: "/third/bank",
        why: "Stands for a bank's page",
        limit: "sandboxCard",
        query: [],
      },
      answer: () => new Response("bank"),
    },
  ],
};

// A line in each registry, and nothing else.
Object.assign(forms, { third: form });
Object.assign(services, { third: service });
const { createBackend } = await import("#backend/http/app.ts");
const { CardPage } = await import("#features/reservation/card/card-page.tsx");

const now = new Date("2026-11-24T10:00:00Z");
let database: Database;
let backend: ReturnType<typeof createBackend>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  database = await openSeededTestDatabase({ vehicles: 20 });
  backend = createBackend(database, { logFor: () => createLogger("silent") });
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

const reserve = async () => {
  const { token } = await signIn(database.orm, now);
  const headers = { authorization: `Bearer ${token}` };
  const client = testClient(backend);
  const order = await orderFor(database.orm, await anyVehicle(database.orm));
  const { body } = await client.raw("POST", "/payments/v2?createPayment=true", order, headers);
  const payment = (body as { data: Record<"reservationId" | "paymentId" | "clientToken", string> }).data;
  const path = `/users/me/reservation/${payment.reservationId}`;
  const read = async () =>
    (
      (await client.raw("GET", path, undefined, headers)).body as {
        data: Parameters<typeof toReservation>[0];
      }
    ).data;
  return { payment, read, vin: order.vin };
};

const sendMessage = async (intentId: string, signature: string): Promise<number> => {
  const body = JSON.stringify({ id: `evt_${intentId}`, intentId });
  const request = { method: "POST", body, headers: { "x-third-signature": signature } };
  return (await backend.fetch(new Request("http://backend.test/payments/messages", request))).status;
};

const get = async (path: string): Promise<number> =>
  (await backend.fetch(new Request(`http://backend.test${path}`))).status;

describe("a third provider, added by a line in each registry", () => {
  test("is paid from the reservation to its confirmation, and stored with the payment", async () => {
    const { payment, read, vin } = await reserve();
    expect(payment).toMatchObject({ paymentProvider: "third", publicKey: "pk_third" });

    // The rule of its page: the framework's scripts, and its hosts in the policy.
    const cardAnswer = storedPayment(payment as Parameters<typeof storedPayment>[0]);
    const wizard = { about: vin, answers: { card: cardAnswer } };
    const { outcome } = await decide(`/solicitud/reserve/card/?vin=${vin}`, { signedIn: "yes", wizard });
    expect(outcome).toMatchObject({
      kind: "serve",
      hydrates: true,
      needs: { kind: "card", hosts: form.hosts },
    });
    const needs = outcome.kind === "serve" ? outcome.needs : undefined;
    const policy = policyFor({ inlineScripts: [], needs });
    expect(policy).toContain("script-src 'self' https://js.third.example;");
    expect(policy).toContain("frame-src https://*.third.example;");

    // Its page, with a form on the site instead of the way to another.
    const call = { input: { params: { id: cardAnswer.reservationId } }, caller: { locale: "es" } } as const;
    const stored = toReservation(await read(), call);
    const page = (
      <CardPage locale="es" state={undefined} query={`vin=${vin}`} payment={cardAnswer} stored={stored} />
    );
    expect(await renderMarkup(page)).toContain('data-card="coming"');
    const provider = cardProvider(cardAnswer);
    const Part = provider && (await forms[provider].load());
    const words = wordsOf("es", "cardStep").browser;
    expect(Part && (await renderMarkup(<Part {...({ words } as CardPartProps)} />))).toContain("data-third");

    // Its message.
    bank.pay(payment.clientToken);
    expect(await sendMessage(payment.paymentId, "forged")).toBe(400);
    expect(await sendMessage(payment.paymentId, "signed")).toBe(204);
    expect(await read()).toMatchObject({
      status: "confirmed",
      payment: { status: "paid", paymentProvider: "third" },
    });
    const rows = await database.orm
      .select({ provider: paymentAttempts.provider, state: paymentAttempts.state })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.reservationId, payment.reservationId));
    expect(rows).toEqual([{ provider: "third", state: "paid" }]);
  });

  test("comes before the sandbox, and its routes are there while it charges", async () => {
    expect([await get("/third/bank"), await get("/sandbox/authenticate")]).toEqual([200, 404]);
    isSetUp = false;
    expect([await get("/third/bank"), await get("/sandbox/authenticate")]).toEqual([404, 303]);
    isSetUp = true;
  });
});

test("each provider has both of its parts, under one name", () => {
  expect(Object.keys(forms).sort()).toEqual(Object.keys(services).sort());
});

test("a form is bundled for browsers alone, and fetched by the page that shows it", async () => {
  for (const name of ["stripe", "sandbox"] as const) {
    const entry = readFileSync(`src/payment/${name}/${name}.ts`, "utf8");
    expect(entry).toMatch(
      /typeof window === "undefined"\s+\? loadsInBrowsers\s+: async \(\) => \(await import\(/,
    );
    expect(entry.match(/-form\.tsx/g)).toHaveLength(1);
    await expect(forms[name].load()).rejects.toThrow("for browsers");
  }
});

test("a provider without a form here is paid elsewhere", () => {
  const tokens = { clientToken: "c", publicKey: "p" };
  for (const paymentProvider of ["fourth", "", "toString", "__proto__"])
    expect(cardProvider({ ...tokens, paymentProvider })).toBeUndefined();
  expect(cardProvider({ ...tokens, paymentProvider: "third", publicKey: "" })).toBeUndefined();
});
