import { expect, type Page } from "@playwright/test";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

const wide = { width: 1280, height: 800 };
const burger = (page: Page) =>
  page.locator("header button[popovertarget=site-menu]:not([popovertargetaction])");
const menu = (page: Page) => page.locator("#site-menu");

/** Brings the scripts as a visitor does who touches the page. */
const touch = async (page: Page) => {
  await page.locator("a[href='#main']").focus();
  await pageReady(page);
};

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: the menu opens, locks the page, closes by its button and by Escape`, async ({ page }) => {
    await page.goto(paths.home[locale]);
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await menu(page).locator("button[popovertargetaction=hide]").click();
    await expect(menu(page)).toBeHidden();
    await pageReady(page);
    await burger(page).click();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });

  test(`${locale}: a link of the menu to a place of the page that is shown closes it`, async ({ page }) => {
    await page.goto(paths.home[locale]);
    await touch(page);
    await burger(page).click();
    await menu(page).locator("li[data-nested] summary").first().click();
    const link = menu(page).locator("ul ul a").first();
    await link.evaluate((element) => element.setAttribute("href", "#main"));
    await link.click();
    await expect(page).toHaveURL(/#main$/);
    await expect(menu(page)).toBeHidden();
  });
}

test("help lies in the header and covers nothing of the page", async ({ page }) => {
  for (const size of [wide, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await page.goto(paths.list.es);
    await expect(page.locator("header button[popovertarget=action-bar]").first()).toBeVisible();
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) => getComputedStyle(element).position === "fixed" && element.clientHeight > 0)
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(fixed).toEqual([]);
  }
});

test("the skip link leads past the menu", async ({ page }) => {
  await page.goto(paths.list.es);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main#main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("Escape closes a nested list that a key has opened, and gives the focus back", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(paths.home.es);
  await touch(page);
  const summary = page.locator("header li[data-nested] summary").first();
  const nested = page.locator("header li[data-nested] > ul").first();
  await summary.press("Enter");
  await expect(nested).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(nested).toBeHidden();
  await expect(summary).toBeFocused();
});

test("a nested list that a key has opened closes when the focus goes elsewhere", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(paths.home.es);
  await touch(page);
  await page.locator("header li[data-nested] summary").first().press("Enter");
  const nested = page.locator("header li[data-nested] > ul").first();
  await expect(nested).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(nested).toBeVisible();
  await page.locator("header [data-tool=compare]").focus();
  await expect(nested).toBeHidden();
});

test("help opens, and closes by its button, by Escape and by a link", async ({ page }) => {
  await page.goto(paths.home.es);
  await touch(page);
  const open = page.locator("button[popovertarget=action-bar]:not([popovertargetaction])");
  const panel = page.locator("#action-bar");
  await open.click();
  await expect(panel).toBeVisible();
  await panel.locator("button").click();
  await expect(panel).toBeHidden();
  await open.click();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await open.click();
  await panel.locator("a[href^='/']").first().click();
  await expect(panel).toBeHidden();
});

test("help hides while the compare or favourites panel is open", async ({ page }) => {
  await page.goto(paths.home.es);
  const open = page.locator("button[popovertarget=action-bar]:not([popovertargetaction])");
  await expect(open).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.openPanel = "compare";
  });
  await expect(open).toBeHidden();
});

test("what is told after a redirect is the first thing that the tabulator reaches, and stays while it is there", async ({
  page,
  context,
  baseURL,
}) => {
  const cookies = { "volante-flash": "logged-out", "volante-consent": "necessary" };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? "" })),
  );
  await page.goto(paths.home.es);
  const message = page.locator("[data-flash=logged-out]");
  await expect(message).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-alerts] button:focus")).toHaveCount(1);
  await page.waitForTimeout(5_000);
  await expect(message).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(message).toBeHidden();
});
