import { expect, type Page } from "@playwright/test";
import { listParts, liveList, unfold } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { expectVehiclePage, vehicleLinks } from "./follow.ts";

/**
 * Follows a card far down a filtered list, and comes back: to the same pixel, the same focus, the same filters.
 * @returns whether the browser had kept the document
 */
export const returnToList = async (page: Page): Promise<boolean> => {
  const { box, tags, count } = listParts(page);
  await page.goto(paths.list.es);
  await liveList(page);
  await unfold(page, "fuel");
  await box("fuel", "diesel").check();
  await expect(tags).toHaveCount(1);
  const total = await count.textContent();
  const link = vehicleLinks(page).nth(13);
  await link.scrollIntoViewIfNeeded();
  const name = await link.textContent();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const before = await top();
  expect(before).toBeGreaterThan(500);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await link.focus();
  await page.keyboard.press("Enter");
  await expectVehiclePage(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\?fuel=diesel$/);
  const card = page.locator("li[data-followed] h3 a");
  await expect(card).toHaveText(name ?? "");
  await expect(card).toBeFocused();
  await expect.poll(top).toBe(before);
  await expect(count).toHaveText(total ?? "");
  await expect(box("fuel", "diesel")).toBeChecked();

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await expect(tags).toHaveCount(0);
  await expect(box("fuel", "diesel")).not.toBeChecked();
  await page.evaluate(() => history.forward());
  await expect(tags).toHaveCount(1);
  return page.evaluate(() => "isKept" in window);
};
