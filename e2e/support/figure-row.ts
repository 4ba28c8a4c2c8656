import type { Locator, Page } from "@playwright/test";

/** The row of a simulation's figures that is headed so. */
export const figureRow = (page: Page, heading: RegExp): Locator =>
  page
    .locator("#finance")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: heading }) });
