import { createHash } from "node:crypto";
import { test as base } from "@playwright/test";

/** An address of 2001:db8::/32, which nobody has; the limits count its first 64 bits. */
const addressOf = (name: string): string => {
  const [first, second] = createHash("sha256").update(name).digest("hex").match(/.{4}/g) ?? [];
  return `2001:db8:${first}:${second}::1`;
};

/**
 * Playwright's `test`, each attempt from an address of its own: the limits of one address hold for a visitor, and all
 * tests come from the same machine. The sites under test believe it, see TRUSTED_PROXIES.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, retry, repeatEachIndex }) => {
    const address = addressOf(`${testId} ${retry} ${repeatEachIndex}`);
    await use({ ...extraHTTPHeaders, "x-forwarded-for": address });
  },
});
