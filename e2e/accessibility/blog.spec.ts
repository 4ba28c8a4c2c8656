import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

for (const locale of ["es", "pt"] as const) {
  for (const template of ["blog", "article", "faq"] as const) {
    test(`${template} in ${locale}: axe finds nothing, and nothing is wider than the screen`, async ({
      page,
    }) => {
      const seen = watchPage(page);
      await page.goto(paths[template][locale]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
      ).toEqual([]);
      for (const width of [320, page.viewportSize()?.width ?? 360]) {
        await page.setViewportSize({ width, height: 740 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(seen.problems).toEqual([]);
      expect(seen.scripts()).toEqual([]);
    });
  }

  test(`an article in ${locale}, dark: axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(paths.article[locale]);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
