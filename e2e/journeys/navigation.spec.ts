import { expect, type Page } from "@playwright/test";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { vehicleLinks } from "../support/follow.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const isVehicle = /-\d{8}\/$/;
/** Keeps what the loader does on the page that is left: whoever asks from outside waits for the next one. */
const watchLoader = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const seen: string[] = [];
    new MutationObserver(() => {
      const label = document.querySelector<HTMLElement>("[class*=loading]");
      const isVisible = label?.checkVisibility() && label.textContent?.trim() === "Cargando";
      seen.push(
        root.dataset.loading ? `${root.dataset.loading} ${isVisible ? "visible" : "hidden"}` : "gone",
      );
      sessionStorage.setItem("loader", seen.join(", "));
    }).observe(root, { attributeFilter: ["data-loading"] });
  });
const loaderWas = (page: Page) => page.evaluate(() => sessionStorage.getItem("loader"));

/** Follows a link as a key does, which no browser fetches ahead, and does something else after a while. */
const follow = (page: Page, nth: number, later: "nothing" | "stop" | "escape" = "nothing") =>
  vehicleLinks(page)
    .nth(nth)
    .evaluate((link: HTMLAnchorElement, then) => {
      link.click();
      if (then === "stop") setTimeout(() => window.stop(), 500);
      if (then === "escape")
        setTimeout(
          () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
          500,
        );
    }, later);

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: a link leads to a document that begins at its beginning, Back to the link and its place`, async ({
    page,
  }) => {
    const seen = watchPage(page);
    await page.goto(paths.list[locale]);
    await touched(page);
    const followed = vehicleLinks(page).nth(7);
    const href = await followed.getAttribute("href");
    await followed.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await followed.click();
    await expect(page).toHaveURL(isVehicle);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page).toHaveTitle(
      new RegExp((await page.locator("h1").textContent())?.slice(0, 12) ?? "-", "i"),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.list[locale]}$`));
    await expect(page.locator(`main a[href='${href}']:focus`)).toHaveCount(1);
    await expect.poll(() => page.evaluate((wanted) => Math.abs(scrollY - wanted), before)).toBeLessThan(60);
    expect(seen.problems).toEqual([]);
  });
}

test("the focus comes back to a link of the home page, and not when the page is loaded again", async ({
  page,
}) => {
  await page.goto(paths.home.es);
  await touched(page);
  const link = page.locator("main a[href^='/']:not([href*='?'])").first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.goBack();
  await expect(page.locator(`main a[href='${address}']`).first()).toBeFocused();
  await page.reload();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("after a full load and back, the list stands where it was", async ({ page }) => {
  await page.goto(paths.list.es);
  await vehicleLinks(page)
    .nth(9)
    .evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await page.evaluate(() => scrollY);
  const address = await vehicleLinks(page).nth(9).getAttribute("href");
  await page.evaluate((href) => location.assign(href), address ?? "");
  await expect(page).toHaveURL(isVehicle);
  await page.goBack();
  await expect.poll(() => page.evaluate((wanted) => Math.abs(scrollY - wanted), before)).toBeLessThan(60);
});

test("a page that takes its time is announced by the loader, which then goes", async ({ page }) => {
  await page.goto(paths.list.es);
  await touched(page);
  await watchLoader(page);
  const letThrough = await holdAnswers(page, isVehicle);
  await follow(page, 0);
  setTimeout(letThrough, 1000);
  await expect(page).toHaveURL(isVehicle);
  expect(await loaderWas(page)).toBe("page visible");
  await expect(page.locator("html")).not.toHaveAttribute("data-loading");
  await expect(page.locator("main h1")).toBeVisible();
});

for (const how of ["stop", "escape"] as const) {
  test(`a navigation that is given up takes the loader away: ${how}`, async ({ page }) => {
    await page.goto(paths.list.es);
    await touched(page);
    await watchLoader(page);
    const letThrough = await holdAnswers(page, isVehicle);
    await follow(page, 0, how);
    // A key that no person has pressed does not stop the browser.
    if (how === "escape") {
      setTimeout(letThrough, 1500);
      await expect(page).toHaveURL(isVehicle);
    }
    await expect.poll(() => loaderWas(page)).toBe("page visible, gone");
  });
}

test("no loader for another tab, a place on this page, a file", async ({ page, context }) => {
  await page.goto(paths.list.es);
  await touched(page);
  await watchLoader(page);
  const letThrough = await holdAnswers(page, isVehicle);
  const opened = context.waitForEvent("page");
  await vehicleLinks(page)
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await opened;
  await page.evaluate(() => {
    const file = Object.assign(document.createElement("a"), { href: "/blog/rss.xml", download: "noticias" });
    document.body.append(file);
    file.click();
    document.querySelector<HTMLElement>("a[href='#main']")?.click();
  });
  await page.waitForTimeout(400);
  expect(await loaderWas(page)).toBeNull();
  letThrough();
});
