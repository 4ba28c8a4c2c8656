import { afterEach, beforeEach, expect, test } from "vitest";
import { briefError, loggableError } from "#backend/loggable-error.ts";
import { createLogger } from "#platform/log.ts";
import { StripeFailure } from "./stripe-failure.ts";
import { createStripeProvider } from "./stripe-provider.ts";
import { newOrder, openStripeAccount } from "./test-stripe-account.ts";
import { signStripeMessage } from "./test-stripe-messages.ts";

let account: Awaited<ReturnType<typeof openStripeAccount>>;
beforeEach(async () => {
  account = await openStripeAccount();
});
afterEach(() => account.close());

/** Everything of an error that could be stored: in our log, in a log without redaction, in a job's record. */
const storedTextOf = (error: unknown): string => {
  const lines: string[] = [];
  const log = createLogger("warn", { write: (line) => void lines.push(line) });
  log.warn(loggableError(error), "a payment is not settled yet");
  const { message, stack, cause } = error as Error;
  const all = [...lines, briefError(error), message, stack, String(cause), JSON.stringify(error)];
  return all.join("\n");
};

const thrownBy = (work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .then(
      () => expect.unreachable("It should have been refused"),
      (error: unknown) => error,
    );

const secrets = {
  key: "sk_test_canaryofthesecretkey1",
  clientToken: "pi_3Canary_secret_Zz9Yy8Xx7",
  card: "4000000000009995",
  lastDigits: "canary9995",
  mail: "ana.canaria@volante.test",
  name: "Canaria Prueba",
};

const quoting = {
  error: {
    ...{
      type: "card_error",
      code: secrets.clientToken,
      decline_code: secrets.lastDigits,
      param: secrets.mail,
    },
    message: `The card ${secrets.card} of ${secrets.name} <${secrets.mail}> was declined for ${secrets.key}`,
    payment_intent: { id: "pi_3Canary", client_secret: secrets.clientToken, receipt_email: secrets.mail },
    payment_method: { card: { last4: secrets.lastDigits }, billing_details: { name: secrets.name } },
  },
};

const expectNothingOf = (stored: string) => {
  for (const secret of Object.values(secrets)) expect(stored).not.toContain(secret);
  expect(stored.toLowerCase()).not.toContain("canar");
};

test.each([
  ["a refusal", 402, JSON.stringify(quoting)],
  ["an error", 500, JSON.stringify(quoting)],
  ["a refusal as a page", 400, `<p>${secrets.card} ${secrets.mail} ${secrets.key}</p>`],
  [
    "an answer that is none",
    200,
    JSON.stringify({ id: secrets.clientToken, object: secrets.mail, status: secrets.name }),
  ],
])("%s that quotes keys, cards and people leaves none of them behind", async (_, status, body) => {
  const { provider, control } = account;
  control.fault({ kind: { status, body } });
  const calls = [
    () => provider.create(newOrder()),
    () => provider.read("pi_1"),
    () => provider.cancel("pi_1"),
    () => provider.refund("pi_1"),
  ];
  for (const call of calls) {
    const error = await thrownBy(call);
    expect(error).toBeInstanceOf(StripeFailure);
    expectNothingOf(storedTextOf(error));
  }
});

test("a key that Stripe does not know is not told on", async () => {
  const secretKey = "sk_test_canaryofanotherkey";
  const provider = createStripeProvider({ ...account.keys, secretKey, apiBase: account.url });
  const error = await thrownBy(() => provider.read("pi_1"));
  expectNothingOf(storedTextOf(error));
  expect(error).toMatchObject({ status: 401 });
});

test("a payment that cannot be cancelled is named without its secret", async () => {
  const { id, clientToken } = await account.provider.create(newOrder());
  account.control.changeIntent(id, { status: "processing" });
  account.control.fault({ on: "read", kind: { status: 500 } });
  const stored = storedTextOf(await thrownBy(() => account.provider.cancel(id)));
  expect(stored).not.toContain(clientToken);
});

test("a message that is refused is not kept, nor is one that cannot be read", async () => {
  const body = `{"canary": "${secrets.mail} ${secrets.card}"`;
  const signed = signStripeMessage(body, account.keys.webhookSecret);
  const forged = { "stripe-signature": "t=1,v1=canary" };
  for (const headers of [{}, signed, forged] satisfies Record<string, string>[]) {
    const error = await thrownBy(() =>
      account.provider.readMessage(body, new Headers(headers as Record<string, string>)),
    );
    expectNothingOf(storedTextOf(error));
  }
});

test("what is left is enough to look for the cause: what was tried, the code, the answer and its name at Stripe", async () => {
  const error = await thrownBy(() => account.provider.read("pi_unknown"));
  expect(error).toMatchObject({
    code: "resource_missing",
    status: 404,
    stripeRequest: expect.stringMatching(/^req_/),
  });
  expect(storedTextOf(error)).toContain(
    "a payment cannot be read: StripeInvalidRequestError resource_missing 404",
  );
});
