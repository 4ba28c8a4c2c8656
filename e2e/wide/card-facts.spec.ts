import { expect } from "@playwright/test";
import { expectSameDocument, listParts, liveList, markDocument } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

for (const locale of ["es", "pt"] as const)
  test(`${locale}: cash or credit changes the list in place, and back restores it`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.list[locale]);
    await liveList(page);
    await markDocument(page);
    const { sort, cards, price } = listParts(page);
    await page.locator("input[name=pay][value=monthly]").check();
    await expect(page).toHaveURL(/\?financing=1$/);
    await expect(sort.locator("option[value=monthly-asc]")).toHaveCount(1);
    await expect(price("To")).toBeHidden();
    await page.locator("input[type=text][name=monthlyTo]").fill("200");
    await expect(page).toHaveURL(/\?monthlyTo=200$/);
    await expect(cards.first().locator("strong").first()).toContainText(/al mes|por mês/);
    await expectSameDocument(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.list[locale]}$`));
    await expect(page.locator("input[name=pay][value=cash]")).toBeChecked();
    await expect(price("To")).toBeVisible();
    expect(seen.problems).toEqual([]);
  });

test("the way into a list by what buyers look for finds as many as it says", async ({ page }) => {
  await page.goto(paths.list.es);
  const { count, tags } = listParts(page);
  const way = page.locator("[data-results] > ul a").first();
  const promised = /· ([\d.]+)$/.exec((await way.textContent()) ?? "")?.[1];
  await way.click();
  await expect(count).toContainText(promised ?? "none");
  await expect(tags).toHaveCount(1);
});

test("the second skip link leads to the results", async ({ page }) => {
  await page.goto(paths.list.es);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Saltar a los resultados" });
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-results] > h2")).toBeFocused();
});

test("facts of cards are no stops of the tabulator, and none lies within a link", async ({ page }) => {
  await page.goto(paths.list.es);
  const { cards } = listParts(page);
  await expect(cards.locator("p button:not([tabindex='-1'])")).toHaveCount(0);
  await expect(cards.locator("a button, a a")).toHaveCount(0);
  const first = cards.first().locator("button[name=yearFrom]");
  const year = await first.textContent();
  await first.click();
  // Nothing else: a radius around no place would be a second address of the same list.
  await expect(page).toHaveURL(new RegExp(`\\?yearFrom=${year}$`));
});

for (const [what, list, name] of [
  ["kilometres", paths.list.es, "kmsTo"],
  ["a word on the picture", `${paths.list.es}?sort=price-asc`, "lowCost"],
] as const)
  test(`${what} of a card leads to its filter`, async ({ page }) => {
    await page.goto(list);
    const { cards, tags } = listParts(page);
    const fact = cards.locator(`button[name=${name}]`).first();
    const value = await fact.getAttribute("value");
    await fact.click();
    await expect(page).toHaveURL(new RegExp(`[?&]${name}=${value}`));
    await expect(tags).toHaveCount(1);
    const kept = await cards
      .locator(`button[name=${name}]`)
      .evaluateAll((found) => found.map((button) => Number((button as HTMLButtonElement).value)));
    expect(kept.length).toBe(await cards.count());
    expect(Math.max(...kept)).toBeLessThanOrEqual(Number(value));
  });
