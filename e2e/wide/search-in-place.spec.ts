import { expect } from "@playwright/test";
import {
  expectSameDocument,
  listParts,
  liveList,
  markDocument,
  unfold,
} from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { expectVehiclePage, tabTo, vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const numberIn = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: filters, order and pages change in place, and back restores each`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.list[locale]);
    const { box, count, status, tags, sort } = listParts(page);
    await liveList(page);
    await markDocument(page);
    const all = numberIn(await count.textContent());

    await unfold(page, "fuel");
    await box("fuel", "diesel").check();
    await expect(page).toHaveURL(/\?fuel=diesel$/);
    await expect(status).toHaveText(/^\d+ veh?ículos(?: · \d+ reservados?)?, /);
    await expect(box("fuel", "diesel")).toBeFocused();
    const diesels = numberIn(await count.textContent());
    expect(diesels).toBeLessThan(all);

    await unfold(page, "transmission");
    await box("transmission", "manual").check();
    await expect(page).toHaveURL(/\?fuel=diesel&transmission=manual$/);
    await expect(tags).toHaveCount(2);
    const both = numberIn(await count.textContent());
    expect(both).toBeLessThan(diesels);

    await sort.selectOption("price-asc");
    await expect(page).toHaveURL(/sort=price-asc$/);
    await expect(count).toHaveText(new RegExp(`^${both}\\b`));
    await tags.first().click();
    await expect(page).toHaveURL(/\?transmission=manual&sort=price-asc$/);
    await page.locator("main nav a[rel=next]").click();
    await expect(page).toHaveURL(/sort=price-asc&page=2$/);
    await expect(page.locator("[data-results] > h2")).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(/\?transmission=manual&sort=price-asc$/);
    await page.goBack();
    await expect(box("fuel", "diesel")).toBeChecked();
    await page.goBack();
    await expect(sort).toHaveValue("relevance");
    await expect(count).toHaveText(new RegExp(`^${both}\\b`));
    await page.goForward();
    await expect(sort).toHaveValue("price-asc");
    await expectSameDocument(page);
    expect(seen.problems).toEqual([]);
  });

  test(`${locale}: by keyboard alone, from a filter to a vehicle and back to its card`, async ({ page }) => {
    await page.goto(paths.list[locale]);
    await liveList(page);
    const { box, tags } = listParts(page);
    await tabTo(page, "input[name=brand][value=audi]");
    await page.keyboard.press("Space");
    await expect(tags).toHaveCount(1);
    await expect(box("brand", "audi")).toBeFocused();
    await tabTo(page, "main article h3 a");
    const name = await page.evaluate(() => document.activeElement?.textContent);
    const card = page.locator("li[data-followed] h3 a");
    await page.keyboard.press("Enter");
    await expectVehiclePage(page);
    await page.goBack();
    await expect(card).toHaveText(name ?? "");
    await expect(card).toBeFocused();
    await expect(box("brand", "audi")).toBeChecked();
  });
}

test("a control keeps its icon and its text when the list changes: what is exchanged under a pressed finger is not clicked", async ({
  page,
}) => {
  await page.goto(paths.list.es);
  await liveList(page);
  await unfold(page, "fuel");
  const icons = await page
    .locator("details:has(input[name=fuel]) > summary svg, main nav a[rel=next] svg")
    .elementHandles();
  expect(icons).toHaveLength(2);
  const name = await page.evaluateHandle(() => document.querySelector("[data-visitor-name]")?.firstChild);
  await listParts(page).box("fuel", "diesel").check();
  await expect(page.locator("details:has(input[name=fuel]) > summary b")).toHaveText("1");
  await expect(page.locator("main nav a[rel=next]")).toHaveAttribute("href", /fuel=diesel/);
  for (const icon of icons) expect(await icon.evaluate((node) => node.isConnected)).toBe(true);
  expect(await name.evaluate((node) => node?.isConnected)).toBe(true);
});

test("back from a vehicle shows the same place of the list", async ({ page }) => {
  await page.goto(paths.list.es);
  await liveList(page);
  await unfold(page, "fuel");
  await listParts(page).box("fuel", "diesel").check();
  await expect(page).toHaveURL(/\?fuel=diesel$/);
  await expect(listParts(page).tags).toHaveCount(1);
  const link = vehicleLinks(page).nth(12);
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await expectVehiclePage(page);
  await page.goBack();
  await expect(page.locator("li[data-followed]")).toBeInViewport();
});

test("the price by typing and by slider, each following the other", async ({ page }) => {
  await page.goto(paths.list.es);
  await liveList(page);
  const { price } = listParts(page);
  await price("To").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await price("To").fill("15.000");
  await expect(page).toHaveURL(/\?priceTo=15000$/);
  const [low, high] = [page.getByRole("slider").first(), page.getByRole("slider").last()];
  await expect(high).toHaveValue("15000");
  await high.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/\?priceTo=14500$/);
  await expect(high).toBeFocused();
  await expect(price("To")).toHaveValue("14500");
  const at = await low.boundingBox();
  if (!at) throw new Error("The slider has no place");
  await page.mouse.move(at.x + 12, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x + 40, at.y + at.height / 2, { steps: 4 });
  await expect(price("From")).not.toHaveValue("");
  expect(page.url(), "nothing is asked while dragging").not.toContain("priceFrom");
  await page.mouse.up();
  await expect(page).toHaveURL(/\?priceFrom=\d+&priceTo=14500$/);
});

test("limits the wrong way round are exchanged, and said so", async ({ page }) => {
  await page.goto(paths.list.es);
  await liveList(page);
  const { price, notices } = listParts(page);
  await price("From").fill("20000");
  await expect(page).toHaveURL(/priceFrom=20000/);
  await price("To").fill("10000");
  await page.keyboard.press("Enter");
  await expect(notices).toContainText("precio");
  await expect(price("From")).toHaveValue("10000");
});

for (const locale of ["es", "pt"] as const)
  test(`${locale}: a limit that cannot be read is said, and so is a value of the address`, async ({
    page,
  }) => {
    await page.goto(`${paths.list[locale]}?fuel=agua`);
    await liveList(page);
    const { price, notices, cards } = listParts(page);
    await expect(notices).toHaveCount(1);
    await expect(notices).toContainText("«agua»");
    await price("From").fill("abc");
    await page.keyboard.press("Enter");
    await expect(notices.filter({ hasText: "«abc»" })).toHaveCount(1);
    await expect(cards.first()).toBeVisible();
  });

test("a brand is found by typing, whatever its accents", async ({ page }) => {
  await page.goto(paths.list.es);
  await liveList(page);
  const finder = page.locator("input[data-find]");
  await finder.fill("citroe");
  const found = page.locator("label:has(input[name=brand]):visible");
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page).toHaveURL(/\/citroen-/);
  await expect(finder).toHaveValue("citroe");
  await expect(found).toHaveCount(1);
  await finder.fill("zzz");
  await expect(page.getByText("Ninguna marca coincide.")).toBeVisible();
});

test("a brand leads to its page and back, several to the whole list", async ({ page }) => {
  await page.goto(paths.list.es);
  const { box, tags } = listParts(page);
  await liveList(page);
  await expect(page.locator("input[name=model]")).toHaveCount(0);
  await box("brand", "audi").check();
  await expect(page).toHaveURL(/\/audi-[a-z-]+\/$/);
  await expect(tags).toHaveCount(1);
  await expect(box("brand", "audi")).toBeFocused();
  await expect(page.locator("input[name=model]").first()).toBeVisible();
  await box("brand", "bmw").check();
  // Either way of writing the comma is one address.
  await expect(page).toHaveURL(/\?brand=audi(?:,|%2C)bmw$/);
  await expect(tags).toHaveCount(2);
  await box("brand", "bmw").uncheck();
  await expect(page).toHaveURL(/\/audi-[a-z-]+\/$/);
  await tags.first().click();
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
});
