import { loadsInBrowsers, type PaymentForm } from "../payment-form.ts";
import { testNumbers } from "./card-number.ts";

/** Charges nobody, on the site itself. */
export const sandbox: PaymentForm = {
  load:
    typeof window === "undefined"
      ? loadsInBrowsers
      : async () => (await import("./sandbox-form.tsx")).SandboxForm,
  testNumbers,
};
