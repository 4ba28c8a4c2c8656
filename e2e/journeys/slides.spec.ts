import { expect, type Page } from "@playwright/test";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";
import { axeViolations } from "../support/widget-example.ts";

const campaigns = "main [data-carousel][data-effect=fade]";
const numberOf = (page: Page) => page.locator(`${campaigns} [data-slide-count]`);
/** Longer than a slide stands by itself, in ms. */
const aWhile = 4_000;

const openHome = async (page: Page) => {
  await page.goto(paths.home.es);
  await touched(page);
};

test(
  "no byte of Swiper is fetched before its slides are in view; then they move, and stop for who asks",
  withAll,
  async ({ page }) => {
    await page.clock.install();
    const seen = watchPage(page);
    const swiper = () => seen.requests.filter((url) => url.includes("swiper"));
    await openHome(page);
    await page.mouse.wheel(0, 100);
    await page.waitForLoadState("networkidle");
    expect(swiper()).toEqual([]);
    const slides = page.locator(campaigns);
    const shift = page.evaluate(
      () =>
        new Promise<number>((report) => {
          let moved = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              moved += (entry as unknown as { readonly value: number }).value;
          }).observe({ type: "layout-shift" });
          setTimeout(() => report(moved), 2_000);
        }),
    );
    await slides.scrollIntoViewIfNeeded();
    await expect(slides).toHaveAttribute("data-running", "");
    expect(swiper()).toHaveLength(1);
    expect(await shift).toBeLessThan(0.01);

    await page.clock.fastForward(aWhile);
    await expect(numberOf(page)).toHaveText("2 / 3");
    const pause = slides.getByRole("button", { name: "Detener el movimiento" });
    await pause.focus();
    await page.keyboard.press("Enter");
    await expect(slides.getByRole("button", { name: "Reanudar el movimiento" })).toBeFocused();
    await slides.getByRole("button", { name: "Ver la siguiente" }).press("Enter");
    await expect(numberOf(page)).toHaveText("3 / 3");
    await page.locator("h1").click();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(aWhile);
    await expect(numberOf(page)).toHaveText("3 / 3");
    await expect(slides.locator("[role=group] > [role=group]:not([inert])")).toHaveCount(1);
    expect(await axeViolations(page, campaigns)).toEqual([]);

    await slides.getByRole("button", { name: "Reanudar el movimiento" }).press("Enter");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator(`${campaigns}[data-playing]`)).toHaveCount(0);
    await expect(slides.getByRole("button", { name: "Reanudar el movimiento" })).toBeVisible();
    expect(seen.problems).toEqual([]);
  },
);

test("with reduced motion the slides are a row that scrolls, without Swiper", withAll, async ({ page }) => {
  const seen = watchPage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  const slides = page.locator(campaigns);
  await slides.scrollIntoViewIfNeeded();
  await expect(slides.getByRole("link")).toHaveCount(3);
  await slides.getByRole("group").first().press("ArrowRight");
  await expect
    .poll(() =>
      slides
        .getByRole("group")
        .first()
        .evaluate((row) => row.scrollLeft),
    )
    .toBeGreaterThan(0);
  await expect(slides.getByRole("button")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(seen.requests.filter((url) => url.includes("swiper"))).toEqual([]);
});
