import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { atOneWidth } from "../support/one-width.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const vehicleLink = "main article a[href*='ocasion/'], main article a[href*='usad']";

const findVehicle = async (page: Page, list: string): Promise<string> => {
  await page.goto(list);
  return (await page.locator(vehicleLink).first().getAttribute("href")) ?? "";
};

for (const locale of ["es", "pt"] as const) {
  for (const template of ["home", "list", "missing", "vehicle"] as const) {
    // Colours do not depend on the language.
    for (const scheme of locale === "es" ? (["light", "dark"] as const) : (["light"] as const)) {
      const width = scheme === "light" ? atOneWidth[locale] : atOneWidth.pt;
      test(`${template} in ${locale}, ${scheme}: axe finds nothing`, width, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        const path =
          template === "vehicle" ? await findVehicle(page, paths.list[locale]) : paths[template][locale];
        const seen = watchPage(page);
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
        ).toEqual([]);
        expect(seen.problems).toEqual([]);
      });
    }
  }

  test(`${locale}: nothing is wider than the screen, also at 400 % zoom`, async ({ page }) => {
    const vehicle = await findVehicle(page, paths.list[locale]);
    for (const path of [paths.home[locale], paths.list[locale], paths.missing[locale], vehicle]) {
      for (const width of [320, page.viewportSize()?.width ?? 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test(`${locale}: every page names its language, its one heading and its alternates`, async ({
    page,
    baseURL,
  }) => {
    const vehicle = await findVehicle(page, paths.list[locale]);
    const titles = new Set<string>();
    for (const path of [paths.home[locale], paths.list[locale], vehicle]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
      for (const language of ["es", "pt", "x-default"]) {
        await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveCount(1);
      }
      const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        `double ids on ${path}`,
      ).toEqual([]);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(3);
  });
}
