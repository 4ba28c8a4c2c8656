import { expect } from "@playwright/test";
import { pageReady, touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

test("the menu opens, locks the page, and closes by its button, by Escape and by a link to a place of the page", async ({
  page,
}) => {
  const burger = page.locator("header button[popovertarget=site-menu]:not([popovertargetaction])");
  const menu = page.locator("#site-menu");
  await page.goto(paths.home.es);
  await burger.click();
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await menu.locator("button[popovertargetaction=hide]").click();
  await expect(menu).toBeHidden();
  await pageReady(page);
  await burger.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
  await burger.click();
  await menu.locator("li[data-nested] summary").first().click();
  const link = menu.locator("li > div a").first();
  await link.evaluate((element) => element.setAttribute("href", "#main"));
  await link.click();
  await expect(page).toHaveURL(/#main$/);
  await expect(menu).toBeHidden();
});

test("help covers nothing of the page, closes by its button, by Escape and by a link, and hides beside a panel", async ({
  page,
}) => {
  const open = page.locator("button[popovertarget=action-bar]:not([popovertargetaction])");
  const panel = page.locator("#action-bar");
  await page.goto(paths.list.es);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expect(open).toBeVisible();
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) => getComputedStyle(element).position === "fixed" && element.clientHeight > 0)
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(fixed).toEqual([]);
  }
  await touched(page);
  const name = open.locator("span");
  for (const [width, shown] of [
    [1280, false],
    [1281, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(name).toBeVisible({ visible: shown });
  }
  await open.click();
  await expect(panel).toBeVisible();
  await panel.locator("button").click();
  await expect(panel).toBeHidden();
  await open.click();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.dataset.openPanel = "compare";
  });
  await expect(open).toBeHidden();
  await page.evaluate(() => delete document.documentElement.dataset.openPanel);
  await open.click();
  await panel.locator("a[href^='/']").first().click();
  await expect(panel).toBeHidden();
});
