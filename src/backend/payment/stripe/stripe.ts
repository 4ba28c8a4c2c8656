import { env } from "#platform/env.ts";
import { perProcess } from "#platform/per-process.ts";
import type { PaymentProvider, PaymentService } from "../payment-provider.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const opened = perProcess("stripe", (): { provider?: PaymentProvider } => ({}));

/** Enabled where its keys are set; the environment requires all of them or none. */
export const stripe: PaymentService = {
  open: () => {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env();
    if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
    const held = opened();
    held.provider ??= createStripeProvider({
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase: STRIPE_API_BASE,
    });
    return held.provider;
  },
};
