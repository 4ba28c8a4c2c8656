import { expect } from "@playwright/test";
import { listParts, unfold } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  const list = paths.list[locale];

  test(`${locale}: without scripts, filters are combined, taken off and cleared`, async ({ page }) => {
    await page.goto(list);
    const { openPanel, apply, box, tags } = listParts(page);
    await openPanel.click();
    await expect(apply).toHaveText("Ver resultados");
    await expect(page.locator("input[data-find]")).toBeHidden();
    await unfold(page, "fuel");
    await box("fuel", "diesel").check();
    await unfold(page, "transmission");
    await box("transmission", "manual").check();
    await apply.click();
    await expect(page).toHaveURL(/fuel=diesel.*transmission=manual/);
    await expect(tags).toHaveCount(2);
    await tags.last().click();
    await expect(page).toHaveURL(/\?fuel=diesel$/);
    await page.locator("select[name=sort]").selectOption("price-asc");
    await page.locator("form[data-sort-form] button").click();
    await expect(page).toHaveURL(/fuel=diesel&sort=price-asc$/);
    await page.locator("[data-results] ul a[rel=nofollow]:not([data-closable])").first().click();
    await expect(page).toHaveURL(/\?sort=price-asc$/);
    await expect(tags).toHaveCount(0);
  });

  test(`${locale}: without scripts, an empty list offers ways out with their counts`, async ({ page }) => {
    await page.goto(`${list}?brand=seat&priceTo=900`);
    const { cards, ways, count } = listParts(page);
    await expect(cards).toHaveCount(0);
    const way = ways.first();
    const promised = /· (.+)$/.exec((await way.textContent()) ?? "")?.[1];
    await way.click();
    await expect(cards.first()).toBeVisible();
    await expect(count).toHaveText(promised ?? "none");
  });

  test(`${locale}: without scripts, a page behind the last one leads to the last and the first`, async ({
    page,
  }) => {
    await page.goto(`${list}?fuel=diesel&page=9999`);
    const { cards } = listParts(page);
    await expect(cards).toHaveCount(0);
    const ways = page.locator("[data-results] a[data-type]");
    await ways.last().click();
    await expect(page).toHaveURL(/fuel=diesel&page=\d+$/);
    await expect(cards.first()).toBeVisible();
  });

  test(`${locale}: without scripts, exchanged limits and unknown brands are said`, async ({ page }) => {
    await page.goto(`${list}?priceFrom=20000&priceTo=10000&brand=xyzzy`);
    const { notices, price, openPanel } = listParts(page);
    await expect(notices).toHaveCount(2);
    await expect(notices.filter({ hasText: "xyzzy" })).toHaveCount(1);
    await openPanel.click();
    await expect(price("From")).toHaveValue("10000");
  });

  test(`${locale}: without scripts, limits are read as people type them, and kept where they cannot be`, async ({
    page,
  }) => {
    await page.goto(list);
    const { notices, price, openPanel, apply, tags } = listParts(page);
    await openPanel.click();
    await price("From").fill("9.500 €");
    await price("To").fill("12 000");
    await apply.click();
    await expect(tags).toHaveCount(2);
    await expect(notices).toHaveCount(0);
    await openPanel.click();
    await expect(price("From")).toHaveValue("9500");
    await price("To").fill("12,000");
    await apply.click();
    await expect(tags).toHaveCount(1);
    await expect(notices.filter({ hasText: "«12,000»" })).toHaveCount(1);
    await openPanel.click();
    await expect(price("To")).toHaveValue("12,000");
    await expect(price("To")).toHaveAttribute("aria-invalid", "true");
  });
}
