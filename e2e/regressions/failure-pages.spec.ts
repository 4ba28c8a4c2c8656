import { expect, type Page } from "@playwright/test";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

test("the page that answers for one that cannot be rendered is accessible, in light and in dark colours", async ({
  page,
}) => {
  expect((await page.goto("/icons/%zz"))?.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSilence(page, colorScheme);
  }
});

/** A part of the scripts fails as it does when a deployment or the connection has taken it away. */
const chunks = /\/_next\/static\/browser\/(?!entry-)[\w-]+\.js$/;
const notice = (page: Page) => page.locator("[data-flash=incomplete]");

test(
  "a chunk that does not load has the page loaded once more, and then the page says what to do",
  withAll,
  async ({ page }) => {
    let isMissing = true;
    await page.route(chunks, (route) => (isMissing ? route.abort() : route.continue()));
    const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isSameDocument = () => page.evaluate(() => "sameDocument" in window);
    const touchUntilReload = async () => {
      const reloaded = page.waitForEvent("load");
      await page.locator("a[href='#main']").focus();
      await reloaded;
      expect(await isSameDocument()).toBe(false);
    };
    await page.goto(paths.list.es);
    await mark();
    await touchUntilReload();
    await mark();
    await page.locator("a[href='#main']").focus();
    await expect(notice(page)).toBeVisible();
    expect(await isSameDocument()).toBe(true);
    await expect(page.locator("h1")).toBeVisible();
    // With the chunk there again after the reload, there is nothing to say.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(paths.list.es);
    await mark();
    await touchUntilReload();
    isMissing = false;
    await page.locator("a[href='#main']").focus();
    await pageReady(page);
    await expect(notice(page)).toBeHidden();
  },
);
