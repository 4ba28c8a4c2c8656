import { newReferenceId } from "#platform/new-reference-id.ts";
import type { PaymentOrder } from "../payment-provider.ts";
import { createStripeProvider } from "./stripe-provider.ts";
import { createStripePage } from "./test-stripe-page.ts";
import { type StandInOptions, startStripeStandIn } from "./test-stripe-server.ts";

const keys = {
  secretKey: "sk_test_canaryofthesecretkey1",
  publishableKey: "pk_test_canaryofthepage",
  webhookSecret: "whsec_canaryofthewebhook",
};

/** A Stripe stand-in, the shop's provider with an account there, and a customer's payment page. The caller closes it. */
export const openStripeAccount = async (options: StandInOptions = {}) => {
  const standIn = await startStripeStandIn({ ...keys, ...options });
  const provider = createStripeProvider({ ...keys, apiBase: standIn.url });
  const page = createStripePage(standIn.url, keys.publishableKey);
  const makePaid = async (order: PaymentOrder = newOrder()): Promise<string> => {
    const intent = await provider.create(order);
    await page.pay(intent.clientToken);
    return intent.id;
  };
  return { ...standIn, keys, provider, page, makePaid };
};

export const newOrder = (): PaymentOrder => ({
  reservationId: newReferenceId(),
  attempt: 1,
  amountCents: 30_000,
});
