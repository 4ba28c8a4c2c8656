import type { Page } from "@playwright/test";

/** An alert that can be seen: those that a page may show later stand in the same region. */
export const shownAlert = (page: Page, text: string | RegExp) =>
  page.locator("[data-alerts]").getByText(text).filter({ visible: true }).first();
