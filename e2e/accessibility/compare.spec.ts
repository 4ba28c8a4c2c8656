import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { contactPaths } from "#tools/test-support/contact-form.ts";
import { comparePaths, listedVins } from "#tools/test-support/listed-vehicles.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { atOneWidth } from "../support/one-width.ts";
import { test } from "../support/test.ts";

const expectNoViolations = async (page: Page, state: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
    state,
  ).toEqual([]);
};

for (const locale of ["es", "pt"] as const) {
  test(
    `${locale}: axe finds nothing on a comparison of 0, 1, 2 or 4 vehicles, nor is it too wide`,
    atOneWidth[locale],
    async ({ page, request }) => {
      const vins = await listedVins(request, locale, 4);
      const width = page.viewportSize()?.width ?? 360;
      for (const count of [0, 1, 2, 4]) {
        const weights = count === 4 ? "&price=3&kms=1" : "";
        await page.goto(`${comparePaths[locale]}?vin=${vins.slice(0, count).join(",")}${weights}`);
        await expectNoViolations(page, `${count} vehicles`);
        for (const narrow of [320, width]) {
          await page.setViewportSize({ width: narrow, height: 740 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${count} vehicles at ${narrow}`).toBeLessThanOrEqual(0);
        }
      }
    },
  );

  test(`${locale}: axe finds nothing in the panels`, atOneWidth[locale], async ({ page, request }) => {
    const vins = await listedVins(request, locale, 5);
    await page.addInitScript(
      (list) => {
        if (localStorage.getItem("volante-compare") === null)
          localStorage.setItem("volante-compare", JSON.stringify(list));
      },
      vins.slice(0, 4).map((vin, index) => ({ vin, name: `Coche ${index + 1}` })),
    );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(paths.list[locale]);
    await touched(page);
    await page.locator("main article [data-compare]").nth(4).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("table")).toBeVisible();
    await expectNoViolations(page, "compare, full");
    await page.goto(`${paths.list[locale]}#specifications_${vins[0]}`);
    await expect(dialog.locator("dl").first()).toBeVisible();
    await expectNoViolations(page, "specifications");
    await page.evaluate(() => localStorage.setItem("volante-compare", "[]"));
    await page.goto(`${paths.home[locale]}#compare`);
    await expect(dialog.getByRole("button").nth(1)).toBeVisible();
    await expectNoViolations(page, "compare, empty");
  });

  test(
    `${locale}: axe finds nothing in a form that was refused, on its page and in its panel, nor on specifications`,
    atOneWidth[locale],
    async ({ page, request }) => {
      const prefix = locale === "es" ? "" : "/pt";
      const [vin] = await listedVins(request, locale, 1);
      await page.goto(`${prefix}/ficha-tecnica/${vin}/`);
      await expectNoViolations(page, "specifications, page");
      await page.goto(contactPaths[locale]);
      await expectNoViolations(page, "form, empty");
      await page.locator("main form button").click();
      await expect(page.locator("main [aria-invalid=true]")).toHaveCount(4);
      await expectNoViolations(page, "form, page");
      await page.goto(`${contactPaths[locale]}?enviado=1`);
      await expectNoViolations(page, "form, sent");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${prefix}/#contact`);
      const dialog = page.getByRole("dialog");
      await dialog.locator("form button").click();
      await expect(dialog.locator("[data-error-summary]")).toBeFocused();
      const { violations } = await new AxeBuilder({ page }).include("dialog[open]").analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    },
  );
}
