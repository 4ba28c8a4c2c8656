import { env } from "#platform/env.ts";
import { isLocalUrl } from "#platform/env-values.ts";
import type { PaymentService } from "../payment-provider.ts";
import { createSandboxProvider } from "./sandbox-provider.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";

/** Charges cards in pretence: on this machine, or where somebody has said so. */
export const sandbox: PaymentService = {
  open: (orm) => {
    const { SITE_URL, PAYMENT_SANDBOX } = env();
    return isLocalUrl(SITE_URL) || PAYMENT_SANDBOX ? createSandboxProvider(orm) : undefined;
  },
  isPretence: true,
  routes: sandboxRoutes,
};
