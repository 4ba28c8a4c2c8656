import type { Orm } from "#backend/store/database.ts";
import { env } from "#platform/env.ts";
import { isLocalUrl } from "#platform/env-values.ts";
import { perProcess } from "#platform/per-process.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createSandboxProvider } from "./sandbox/sandbox-provider.ts";
import { createStripeProvider } from "./stripe/stripe-provider.ts";

/** Whether cards are charged in pretence: without Stripe's keys, on this machine or where somebody has said so. */
export const offersSandbox = (): boolean => {
  const { STRIPE_SECRET_KEY, SITE_URL, PAYMENT_SANDBOX } = env();
  return STRIPE_SECRET_KEY === undefined && (isLocalUrl(SITE_URL) || PAYMENT_SANDBOX);
};

const stripe = perProcess("stripe", (): { provider?: PaymentProvider } => ({}));

const stripeProvider = (): PaymentProvider | undefined => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env();
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  const held = stripe();
  held.provider ??= createStripeProvider({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
  });
  return held.provider;
};

/** Who charges cards; undefined where payments are off. */
export const paymentProvider = (orm: Orm): PaymentProvider | undefined =>
  offersSandbox() ? createSandboxProvider(orm) : stripeProvider();
