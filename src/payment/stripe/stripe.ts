import { loadsInBrowsers, type PaymentForm } from "../payment-form.ts";

/** Hosts that docs.stripe.com/security/guide, "Content security policy", requires: the script loads parts from subdomains. */
export const stripe: PaymentForm = {
  hosts: {
    "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
    "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    "connect-src": ["https://api.stripe.com"],
  },
  load:
    typeof window === "undefined"
      ? loadsInBrowsers
      : async () => (await import("./stripe-form.tsx")).StripeForm,
};
