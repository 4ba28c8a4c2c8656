import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { test } from "../support/test.ts";

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).include("#finance").analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: axe finds nothing in the simulation, whatever its state`, async ({ page, request }) => {
    test.slow();
    const { path } = await financedVehicle(request, locale);
    await page.goto(`${path}?deposit=9000000&months=48`);
    const finance = page.locator("#finance");
    await finance.locator("summary").click();
    expect(await violations(page), "with notices and table").toEqual([]);
    await pageReady(page);
    await finance.locator("input[name=deposit]").fill("2500");
    await finance.getByRole("button").click();
    await expect(finance.locator("[data-phase=updated]")).toBeVisible();
    expect(await violations(page), "updated").toEqual([]);
    await page.route(/\?deposit=/, (route) => route.abort());
    await finance.locator("select").selectOption("36");
    await expect(finance.locator("[data-phase=failed]")).toBeVisible();
    expect(await violations(page), "failed").toEqual([]);
  });

  test(`${locale}: the simulation with its table fits a screen of 320 pixels`, async ({ page, request }) => {
    const { path } = await financedVehicle(request, locale);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    await page.locator("#finance summary").click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
