import { expect, type Page } from "@playwright/test";
import { pageReady, touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers } from "../support/delay-answers.ts";
import { vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const isVehicle = /-\d{8}\/$/;
/** Stores what the loader does: nothing can be read of a page that is being left. */
const watchLoader = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const seen: string[] = [];
    new MutationObserver(() => {
      const label = document.querySelector<HTMLElement>("body > div > p:has(> svg)");
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

test("a link leads to a document that begins at its beginning, Back to its place and its focus, which a reload forgets", async ({
  page,
}) => {
  const seen = watchPage(page);
  const offset = (from: number) => page.evaluate((wanted) => Math.abs(scrollY - wanted), from);
  await page.goto(paths.list.es);
  // Untouched: it is the browser that returns to the place.
  const far = vehicleLinks(page).nth(9);
  await far.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  const place = await page.evaluate(() => scrollY);
  await page.evaluate((href) => location.assign(href), (await far.getAttribute("href")) ?? "");
  await expect(page).toHaveURL(isVehicle);
  await page.goBack();
  await expect.poll(() => offset(place)).toBeLessThan(60);

  await touched(page);
  const followed = vehicleLinks(page).nth(7);
  const href = await followed.getAttribute("href");
  await followed.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await followed.click();
  await expect(page).toHaveURL(isVehicle);
  const heading = page.locator("h1");
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(new RegExp((await heading.textContent())?.slice(0, 12) ?? "-", "i"));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await expect(page.locator(`main a[href='${href}']:focus`)).toHaveCount(1);
  await expect.poll(() => offset(before)).toBeLessThan(60);
  await page.reload();
  await pageReady(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(seen.problems).toEqual([]);
});

test("a page that takes its time is announced by the loader, which then goes; a file, a place on the page and another tab are not", async ({
  page,
  context,
}) => {
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
  // Another one: what the pointer was on is fetched ahead, and takes no time.
  await follow(page, 9);
  setTimeout(letThrough, 3000);
  await expect(page).toHaveURL(isVehicle);
  expect(await loaderWas(page)).toBe("page visible");
  await expect(page.locator("html")).not.toHaveAttribute("data-loading");
  await expect(page.locator("main h1")).toBeVisible();
});

for (const [how, tier] of [
  ["stop", {}],
  ["escape", withAll],
] as const)
  test(`a navigation that is given up takes the loader away: ${how}`, tier, async ({ page }) => {
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
