import { expect, type Page } from "@playwright/test";
import { listParts, liveList, unfold } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { expectVehiclePage, vehicleLinks } from "../support/follow.ts";
import { test as testKept } from "../support/page-cache-test.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

/**
 * Follows a card far down a filtered list, and comes back: to the same pixel, the same focus, the same filters.
 * @returns whether the browser restored the document from its back/forward cache
 */
const returnToList = async (page: Page): Promise<boolean> => {
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
  await expect(page.locator("input[name=fuel]:checked")).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(tags).toHaveCount(1);
  return page.evaluate(() => "isKept" in window);
};

test("back from a vehicle to a list that is rendered again: the same place, card and filters, and the history before them", async ({
  page,
}) => {
  expect(await returnToList(page), "whether the document was restored").toBe(false);
});

testKept("back from a vehicle to a list that the browser kept: the same", withAll, async ({ page }) => {
  expect(await returnToList(page), "whether the document was restored").toBe(true);
});
