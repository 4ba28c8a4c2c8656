import { demoCookies, storeCustomer } from "#tools/test-support/stored-customer.ts";
import type { Visit } from "./state.ts";

/** Signs the visitor in as the demo customer, who has something on every page. */
export const beCustomer = async ({ page, locale }: Visit): Promise<void> =>
  page.context().addCookies([...(await demoCookies(locale))]);

/** Signs the visitor in as a customer of the state's own, who has nothing yet. */
export const beNew = async ({ page, locale }: Visit): Promise<void> =>
  page.context().addCookies([...(await storeCustomer(locale)).cookies]);
