import { expect, type Page } from "@playwright/test";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { countViews } from "../support/count-views.ts";
import { vehicleLinks } from "../support/follow.ts";
import { test } from "../support/page-cache-test.ts";
import { withAll } from "../support/tiers.ts";

const isVehicle = /-\d{8}\/$/;

// From a page of the cache no load is announced, for which Playwright would wait.
const goBack = (page: Page) => page.evaluate(() => history.back());
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window).catch(() => false);
/** Scroll position once cards near the view are rendered: each takes its own height then instead of the one that it was given before. */
const placeOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)));
      }),
  );
const whyNotRestored = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
      notRestoredReasons?: { toJSON: () => unknown } | null;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? null);
  });

test("pages of each kind come back as they were left, and are counted again", async ({ page }) => {
  const views = countViews(page);
  const left = [paths.home.es, `${paths.list.es}?fuel=diesel`, paths.article.es, "/financiacion/"];
  for (const path of left) {
    await page.goto(path);
    await touched(page);
    await mark(page);
  }
  await page.goto(paths.faq.es);
  const visits = [...left, paths.faq.es];
  for (const path of left.toReversed()) {
    await goBack(page);
    await expect(page).toHaveURL(path);
    await expect.poll(() => isSameDocument(page), await whyNotRestored(page).catch(() => "")).toBe(true);
    await expect(page.locator("html"), path).toHaveAttribute("data-scripts", "ready");
    visits.push(path);
  }
  await expect.poll(views).toEqual(visits.map((path) => path.replace(/\?.*/, "")));
});

test(
  "a vehicle's page comes back with its scripts, a list with the focus on the vehicle that was followed",
  withAll,
  async ({ page }) => {
    await page.goto(paths.list.es);
    await touched(page);
    await mark(page);
    const followed = vehicleLinks(page).nth(5);
    const href = await followed.getAttribute("href");
    await followed.scrollIntoViewIfNeeded();
    const before = await placeOf(page);
    await followed.press("Enter");
    await expect(page).toHaveURL(isVehicle);
    await touched(page);
    await mark(page);
    await page.goto(paths.home.es);
    await goBack(page);
    await expect(page).toHaveURL(isVehicle);
    await expect.poll(() => isSameDocument(page), await whyNotRestored(page).catch(() => "")).toBe(true);
    await goBack(page);
    await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
    await expect.poll(() => isSameDocument(page)).toBe(true);
    await expect(page.locator(`main a[href='${href}']:focus`)).toHaveCount(1);
    // What has come into view meanwhile may have grown by some pixels.
    await expect.poll(async () => Math.abs((await placeOf(page)) - before)).toBeLessThan(8);
    await expect(page.locator("html")).not.toHaveAttribute("data-loading");
  },
);

test(
  "between documents the content fades and the header keeps its place, but not for visitors who want less motion",
  withAll,
  async ({ page }) => {
    // Which transition the page that is reached was shown with.
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        const { viewTransition } = event as Event & { viewTransition?: { finished: Promise<void> } | null };
        document.documentElement.dataset.revealed = viewTransition ? "faded" : "plain";
      });
    });
    const header = page.locator("header").first();
    for (const [reducedMotion, name, revealed] of [
      ["no-preference", "header", "faded"],
      ["reduce", "none", "plain"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(paths.home.es);
      expect(await header.evaluate((part) => getComputedStyle(part).viewTransitionName)).toBe(name);
      await page.locator("main a[href^='/']:not([href*='?'])").first().press("Enter");
      await page.waitForURL((url) => url.pathname !== "/");
      await expect(page.locator("html")).toHaveAttribute("data-revealed", revealed);
      await expect(header).toBeVisible();
    }
  },
);
