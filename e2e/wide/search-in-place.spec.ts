import { expect, type Page } from "@playwright/test";
import {
  expectSameDocument,
  listParts,
  liveList,
  markDocument,
  unfold,
} from "#tools/test-support/list-parts.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { expectVehiclePage, tabTo } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const numberIn = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));

/** Records what a screen reader would say: each text of a live region, and each heading that gets the focus. */
const listen = async (page: Page) => {
  await page.evaluate(() => {
    const announced: string[] = [];
    const texts = new WeakMap<Element, string>();
    Object.assign(window, { announced });
    const speak = () => {
      for (const region of document.querySelectorAll("[role=status],[role=alert],[aria-live]")) {
        const text = region.textContent?.trim() ?? "";
        if (region.checkVisibility() && text !== "" && texts.get(region) !== text) announced.push(text);
        texts.set(region, text);
      }
    };
    speak();
    announced.length = 0;
    new MutationObserver(speak).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLHeadingElement) announced.push(`heading: ${target.textContent}`);
    });
  });
  const expected: RegExp[] = [];
  const announced = () =>
    page.evaluate(() => (window as unknown as { readonly announced: readonly string[] }).announced);
  /** Expects this to be announced next, and nothing unexpected before. */
  return (next: RegExp): Promise<void> => {
    expected.push(next);
    return expect.poll(announced).toEqual(expected.map((each) => expect.stringMatching(each)));
  };
};

for (const [locale, tier] of languages)
  test(
    `${locale}: filters, order and pages change in place and are said once, and back restores each (turbo 774, findtreatment 411, ondemand 4945)`,
    tier,
    async ({ page }) => {
      const seen = watchPage(page);
      await page.goto(paths.list[locale]);
      const { box, count, tags, sort, results } = listParts(page);
      await liveList(page);
      await markDocument(page);
      const expectSaid = await listen(page);
      const outcome = /^\d+ veh?ículos(?: · \d+ reservados?)?, página 1 /;
      const heading = results.locator("> h2");
      const all = numberIn(await count.textContent());
      await unfold(page, "fuel");
      // What is exchanged under a pressed finger is not clicked.
      const icons = await page
        .locator("details:has(input[name=fuel]) > summary h3, main nav a[rel=next] svg")
        .elementHandles();
      expect(icons).toHaveLength(2);
      const name = await page.evaluateHandle(() => document.querySelector("[data-visitor-name]")?.firstChild);

      await box("fuel", "diesel").focus();
      await page.keyboard.press("Space");
      await expect(page).toHaveURL(/\?fuel=diesel$/);
      await expectSaid(outcome);
      await expect(box("fuel", "diesel")).toBeFocused();
      await expect(page.locator("details:has(input[name=fuel]) > summary b")).toHaveText("1");
      await expect(page.locator("main nav a[rel=next]")).toHaveAttribute("href", /fuel=diesel/);
      for (const icon of icons) expect(await icon.evaluate((node) => node.isConnected)).toBe(true);
      expect(await name.evaluate((node) => node?.isConnected)).toBe(true);
      const diesels = numberIn(await count.textContent());
      expect(diesels).toBeLessThan(all);

      await unfold(page, "transmission");
      await box("transmission", "manual").check();
      await expect(page).toHaveURL(/\?fuel=diesel&transmission=manual$/);
      await expect(tags).toHaveCount(2);
      await expectSaid(outcome);
      const both = numberIn(await count.textContent());
      expect(both).toBeLessThan(diesels);

      await sort.focus();
      await sort.selectOption("price-asc");
      await expect(page).toHaveURL(/sort=price-asc$/);
      await expectSaid(outcome);
      await expect(sort).toBeFocused();
      await expect(count).toHaveText(new RegExp(`^${both}\\b`));

      await tags.first().focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\?transmission=manual&sort=price-asc$/);
      await expect(heading).toBeFocused();
      await expectSaid(/^heading: Resultados: \d+ veh?ículos/);
      await page.locator("main nav a[rel=next]").click();
      await expect(page).toHaveURL(/sort=price-asc&page=2$/);
      await expect(heading).toBeFocused();
      await expectSaid(/^heading: Resultados: \d+ veh?ículos.*, página 2 /);

      await page.goBack();
      await expect(page).toHaveURL(/\?transmission=manual&sort=price-asc$/);
      await expectSaid(outcome);
      await page.goBack();
      await expect(box("fuel", "diesel")).toBeChecked();
      await expectSaid(outcome);
      await page.goBack();
      await expect(sort).toHaveValue("relevance");
      await expect(count).toHaveText(new RegExp(`^${both}\\b`));
      await expectSaid(outcome);
      await page.goForward();
      await expect(sort).toHaveValue("price-asc");
      await expectSaid(outcome);
      await expectSameDocument(page);
      expect(seen.problems).toEqual([]);
    },
  );

test("by keyboard alone, from home past the menu to a filter, a vehicle and back to its card", async ({
  page,
}) => {
  const skipLink = page.locator("a[href='#main']");
  await page.goto(paths.home.es);
  await page.keyboard.press("Tab");
  await expect(skipLink).toBeFocused();
  await tabTo(page, `header a[href='${paths.list.es}']`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar a los resultados" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-results] > h2")).toBeFocused();
  await skipLink.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main#main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await pageReady(page);
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

test(
  "a price stays as it is typed while the list changes, and is one step; slider, limits and what cannot be read",
  withAll,
  async ({ page }) => {
    await page.goto(paths.list.es);
    await liveList(page);
    const { price, box, notices, cards } = listParts(page);
    await unfold(page, "fuel");
    await box("fuel", "diesel").check();
    await price("To").focus();
    await page.keyboard.type("15000", { delay: 120 });
    await expect(price("To")).toHaveValue("15000");
    await page.keyboard.press("Backspace");
    await expect(page).toHaveURL(/\?fuel=diesel&priceTo=1500$/);
    await page.keyboard.type("5");
    await expect(page).toHaveURL(/\?fuel=diesel&priceTo=15005$/);
    await expect(price("To")).toBeFocused();
    await expect(price("To")).toHaveValue("15005");
    await page.goBack();
    await expect(page, "what was typed is one step").toHaveURL(/\?fuel=diesel$/);

    await price("To").fill("15.000");
    await expect(page).toHaveURL(/\?fuel=diesel&priceTo=15000$/);
    const [low, high] = [page.getByRole("slider").first(), page.getByRole("slider").last()];
    await expect(high).toHaveValue("15000");
    await high.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL(/&priceTo=14500$/);
    await expect(high).toBeFocused();
    await expect(price("To")).toHaveValue("14500");
    await low.scrollIntoViewIfNeeded();
    const at = await low.boundingBox();
    if (!at) throw new Error("The slider has no place");
    await page.mouse.move(at.x + 12, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(at.x + 40, at.y + at.height / 2, { steps: 4 });
    await expect(price("From")).not.toHaveValue("");
    expect(page.url(), "nothing is requested while dragging").not.toContain("priceFrom");
    await page.mouse.up();
    await expect(page).toHaveURL(/&priceFrom=\d+&priceTo=14500$/);

    await price("From").fill("20000");
    await page.keyboard.press("Enter");
    await expect(notices).toContainText("precio");
    await expect(price("From")).toHaveValue("14500");
    await price("From").fill("abc");
    await page.keyboard.press("Enter");
    await expect(notices.filter({ hasText: "«abc»" })).toHaveCount(1);
    await expect(cards.first()).toBeVisible();
  },
);

test(
  "a brand leads to its page, also before the scripts have come, several to the whole list; one is found by typing",
  withAll,
  async ({ page }) => {
    await page.goto(paths.list.es);
    const { box, tags } = listParts(page);
    const models = page.locator("input[name=model]");
    const heading = page.locator("h1");
    const wholeList = await heading.textContent();
    await expect(models).toHaveCount(0);
    await box("brand", "audi").click();
    await expect(page).toHaveURL(/\/audi-[a-z-]+\/$/);
    await expect(tags).toHaveCount(1);
    await pageReady(page);
    await markDocument(page);
    await expect(heading).toHaveText(/Audi/i);
    await expect(box("brand", "audi")).toBeFocused();
    await expect(models.first()).toBeVisible();
    await box("brand", "bmw").check();
    // Either way of writing the comma is one address.
    await expect(page).toHaveURL(/\?brand=audi(?:,|%2C)bmw$/);
    await expect(tags).toHaveCount(2);
    // A link to filters that have a page of their own shows that page.
    await page.locator(`main a[data-closable][href$="?brand=audi"]`).click();
    await expect(page).toHaveURL(/\/audi-[a-z-]+\/$/);
    await expect(heading).toHaveText(/Audi/i);
    await page.goBack();
    // The address is there before the list.
    await expect(box("brand", "bmw")).toBeChecked();
    await expect(page).toHaveURL(/\?brand=audi(?:,|%2C)bmw$/);
    await box("brand", "bmw").uncheck();
    await expect(page).toHaveURL(/\/audi-[a-z-]+\/$/);
    await tags.first().click();
    await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
    await expect(heading).toHaveText(wholeList ?? "");

    const finder = page.locator("input[data-find]");
    await page.locator("form[id$=-filters] button[value=brand]").click();
    await finder.fill("citroe");
    const found = page.locator("label:has(input[name=brand]):visible");
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(/\/citroen-/);
    await expect(finder).toHaveValue("citroe");
    await expect(found).toHaveCount(1);
    await finder.fill("zzz");
    await expect(page.getByText("Ninguna marca coincide.")).toBeVisible();
    await expectSameDocument(page);
  },
);

test(
  "cash or credit changes the list in place, and what a card says leads to its filter",
  withAll,
  async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.list.es);
    await liveList(page);
    await markDocument(page);
    const { sort, cards, price, tags } = listParts(page);
    await page.locator("input[name=pay][value=monthly]").check();
    await expect(page).toHaveURL(/\?financing=1$/);
    await expect(sort.locator("option[value=monthly-asc]")).toHaveCount(1);
    await expect(price("To")).toBeHidden();
    await page.locator("input[type=text][name=monthlyTo]").fill("200");
    await expect(page).toHaveURL(/\?monthlyTo=200$/);
    await expect(cards.first().locator("strong").first()).toContainText("al mes");
    await expectSameDocument(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
    await expect(page.locator("input[name=pay][value=cash]")).toBeChecked();
    await expect(price("To")).toBeVisible();

    const first = cards.first().locator("button[name=yearFrom]");
    const year = await first.textContent();
    await first.click();
    // Nothing else: a radius around no place would be a second address of the same list.
    await expect(page).toHaveURL(new RegExp(`\\?yearFrom=${year}$`));
    await expect(tags).toHaveCount(1);
    expect(seen.problems).toEqual([]);
  },
);
