import { test as base } from "@playwright/test";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";

// Before anything of the product reads its environment: forms and sessions are sealed as the site seals them.
process.env.SESSION_SECRET ||= process.env.E2E_SESSION_SECRET;

/**
 * Playwright's `test`, each attempt from an address of its own: the limits of one address hold for a visitor, and all
 * tests come from the same machine.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, retry, repeatEachIndex }) => {
    const address = visitorAddress(`${testId} ${retry} ${repeatEachIndex}`);
    await use({ ...extraHTTPHeaders, "x-forwarded-for": address });
  },
});
