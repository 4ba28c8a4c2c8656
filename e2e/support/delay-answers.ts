import type { Page } from "@playwright/test";

/** Addresses of the scripts that a sign of life brings. */
export const ownScripts = "**/_next/static/browser/**";

/** Holds the answers of addresses that fit back until what it returns is called. */
export const holdAnswers = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    // Given up meanwhile, perhaps.
    await route.continue().catch(() => undefined);
  });
  return resolve;
};
