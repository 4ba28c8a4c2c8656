import { env } from "#platform/env.ts";
import { isLocalUrl } from "#platform/env-values.ts";
import type { PaymentService } from "../payment-provider.ts";
import { createSandboxProvider } from "./sandbox-provider.ts";
import { sandboxPublicRoutes } from "./sandbox-routes.ts";

/** Simulates card charges, on a local machine or where the environment enables it. */
export const sandbox: PaymentService = {
  open: (orm) => {
    const { SITE_URL, PAYMENT_SANDBOX } = env();
    return isLocalUrl(SITE_URL) || PAYMENT_SANDBOX ? createSandboxProvider(orm) : undefined;
  },
  movesNoMoney: true,
  routes: sandboxPublicRoutes,
};
