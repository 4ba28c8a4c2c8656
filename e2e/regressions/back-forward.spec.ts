import { expect, type Page } from "@playwright/test";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { countViews } from "../support/count-views.ts";
import { vehicleLinks } from "../support/follow.ts";
import { test } from "../support/page-cache-test.ts";

const isVehicle = /-\d{8}\/$/;

// From a page of the cache no load is announced, for which Playwright would wait.
const goBack = (page: Page) => page.evaluate(() => history.back());
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window).catch(() => false);
/** Where the view stands once what has come near is drawn: cards take their own height then instead of the one they are given before. */
const placeOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn(scrollY)));
      }),
  );
const whyNotRestored = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
      notRestoredReasons?: { toJSON: () => unknown } | null;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? null);
  });

for (const [name, path] of [
  ["home", paths.home.es],
  ["list", paths.list.pt],
  ["filtered list", `${paths.list.es}?fuel=diesel`],
  ["article", paths.article.es],
  ["simulator", "/financiacion/"],
] as const)
  test(`the ${name} page comes back as it was left, and is counted again`, async ({ page }) => {
    const views = countViews(page);
    await page.goto(path);
    await touched(page);
    await mark(page);
    const first = new URL(page.url()).pathname;
    await page.goto(paths.faq.es);
    await expect.poll(() => views().length).toBe(2);
    await goBack(page);
    await expect.poll(() => isSameDocument(page), await whyNotRestored(page).catch(() => "")).toBe(true);
    await expect.poll(views).toEqual([first, paths.faq.es, first]);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready");
  });

test("a vehicle's page comes back with its scripts, a list with the focus on the vehicle that was followed", async ({
  page,
}) => {
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
  await expect.poll(() => placeOf(page)).toBe(before);
  await expect(page.locator("html")).not.toHaveAttribute("data-loading");
});

test.describe("between documents", () => {
  /** Which transition the page that is reached was shown with. */
  const watchReveal = (page: Page) =>
    page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        const { viewTransition } = event as Event & { viewTransition?: { finished: Promise<void> } | null };
        document.documentElement.dataset.revealed = viewTransition ? "faded" : "plain";
      });
    });
  const header = (page: Page) => page.locator("header").first();

  test("the content fades and the header keeps its place", async ({ page }) => {
    await watchReveal(page);
    await page.goto(paths.home.es);
    expect(await header(page).evaluate((part) => getComputedStyle(part).viewTransitionName)).toBe("header");
    await page.locator("main a[href^='/']:not([href*='?'])").first().press("Enter");
    await page.waitForURL((url) => url.pathname !== "/");
    await expect(page.locator("html")).toHaveAttribute("data-revealed", "faded");
    await expect(header(page)).toBeVisible();
  });

  test("nothing moves for who asks for less motion", async ({ page }) => {
    await watchReveal(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(paths.home.es);
    expect(await header(page).evaluate((part) => getComputedStyle(part).viewTransitionName)).toBe("none");
    await page.locator("main a[href^='/']:not([href*='?'])").first().press("Enter");
    await page.waitForURL((url) => url.pathname !== "/");
    await expect(page.locator("html")).toHaveAttribute("data-revealed", "plain");
  });
});
