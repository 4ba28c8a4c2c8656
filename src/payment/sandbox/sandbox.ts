import { loadsInBrowsers, type PaymentForm } from "../payment-form.ts";
import { testNumbers } from "./card-number.ts";

/** Runs on the site itself and makes no real charges. */
export const sandbox: PaymentForm = {
  load:
    typeof window === "undefined"
      ? loadsInBrowsers
      : async () => (await import("./sandbox-form.tsx")).SandboxForm,
  testNumbers,
};
