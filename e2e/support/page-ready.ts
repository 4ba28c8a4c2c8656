import type { Page } from "@playwright/test";

/**
 * Resolves when the framework has taken the page over. To be called before the first sign of intent: what is clicked
 * in between is answered natively, by a new page.
 */
export const pageReady = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => addEventListener("volante:ready", () => resolve(true), { once: true })),
  );
