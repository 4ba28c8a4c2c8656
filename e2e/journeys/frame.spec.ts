import { expect, type Page } from "@playwright/test";
import { vehicleLinks } from "../support/follow.ts";
import { pageReady } from "../support/page-ready.ts";
import { paths } from "../support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const wide = { width: 1280, height: 800 };
const burger = (page: Page) =>
  page.locator("header button[popovertarget=site-menu]:not([popovertargetaction])");
const menu = (page: Page) => page.locator("#site-menu");
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

/** Brings the framework as a visitor does who touches the page. */
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
    // What gives the focus back comes with the first interest in the menu.
    await expect(async () => {
      await burger(page).click();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused({ timeout: 1_000 });
    }).toPass();
  });

  test(`${locale}: a link of the menu closes it, also one to the page that is shown`, async ({ page }) => {
    await page.goto(paths.list[locale]);
    await touch(page);
    await markDocument(page);
    await burger(page).click();
    await menu(page).locator("li[data-nested] summary").first().click();
    await menu(page).locator(`ul ul a[href='${paths.list[locale]}']`).first().click();
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await menu(page).locator("img").click();
    await expect(page).toHaveURL(new RegExp(`${paths.home[locale]}$`));
    await expect(menu(page)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`${locale}: a soft navigation says where it leads and begins at its content`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.list[locale]);
    await touch(page);
    await markDocument(page);
    const followed = vehicleLinks(page).nth(7);
    const href = await followed.getAttribute("href");
    await followed.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await followed.click();
    await expect(page).toHaveURL(/-\d{8}\/$/);
    await expect(page.locator("main#main")).toBeFocused();
    const name = (await page.locator("h1").textContent()) ?? "";
    await expect(page.locator("next-route-announcer [role=alert]")).toContainText(name);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.list[locale]}$`));
    await expect(page.locator(`main a[href='${href}']:focus`)).toHaveCount(1);
    await expect.poll(() => page.evaluate((wanted) => Math.abs(scrollY - wanted), before)).toBeLessThan(60);
    expect(await isSameDocument(page)).toBe(true);
    expect(seen.problems).toEqual([]);
  });
}

test("after a full load and back, the list stands where it was", async ({ page }) => {
  await page.goto(paths.list.es);
  await vehicleLinks(page)
    .nth(9)
    .evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await page.evaluate(() => scrollY);
  const address = await vehicleLinks(page).nth(9).getAttribute("href");
  await page.evaluate((href) => location.assign(href), address ?? "");
  await expect(page).toHaveURL(/-\d{8}\/$/);
  await page.goBack();
  await expect.poll(() => page.evaluate((wanted) => Math.abs(scrollY - wanted), before)).toBeLessThan(60);
});

test("what has the focus does not lie below the help button", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(paths.list.es);
  const hidden = await page.evaluate(() => {
    const help = document.querySelector("aside > button")?.getBoundingClientRect();
    if (help === undefined || help.height === 0) return ["there is no help button"];
    return [...document.querySelectorAll<HTMLElement>("main a[href], main button, main input")].flatMap(
      (control) => {
        control.focus();
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isHidden =
          document.activeElement === control &&
          left > help.left &&
          right < help.right &&
          top > help.top &&
          bottom < help.bottom;
        return isHidden ? [control.outerHTML.slice(0, 120)] : [];
      },
    );
  });
  expect(hidden).toEqual([]);
});

test("the skip link leads past the menu", async ({ page }) => {
  await page.goto(paths.list.es);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main#main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("Escape takes away a nested list that a pointer has opened, until it leaves", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.home.es);
  await touch(page);
  const nested = page.locator("header li[data-nested] > ul").first();
  // A phone has no hovering pointer: the rules of the row are those of a pointer that has.
  const canHover = await page.evaluate(() => matchMedia("(hover: hover)").matches);
  const summary = page.locator("header li[data-nested] summary").first();
  if (canHover) await page.locator("header li[data-nested] > a").first().hover();
  else await summary.press("Enter");
  await expect(nested).toBeVisible();
  // What listens to the key comes with the first interest in the menu.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(nested).toBeHidden({ timeout: 500 });
  }).toPass();
  if (canHover) {
    await page.locator("h1").hover();
    await page.locator("header li[data-nested] > a").first().hover();
    await expect(nested).toBeVisible();
  } else await expect(summary).toBeFocused();
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

test("a page that takes its time is announced by the loader, which then goes", async ({ page }) => {
  await page.goto(paths.list.es);
  await touch(page);
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/coches-ocasion\/.*_rsc/, async (route) => {
    await held;
    await route.continue();
  });
  await vehicleLinks(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-loading", "page");
  await expect(page.getByText("Cargando", { exact: true })).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/-\d{8}\/$/);
  await expect(page.locator("html")).not.toHaveAttribute("data-loading", /.*/);
  await expect(page.locator("h1")).toBeVisible();
});
