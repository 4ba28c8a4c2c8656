import { expect } from "@playwright/test";
import { vehiclePaths } from "#tools/audit/attacks/templates.ts";
import { honest, pricesBecome } from "../support/lies.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

let site: LyingSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startLyingSite();
});

test.afterAll(() => site.close());

for (const locale of ["es", "pt"] as const)
  test(`${locale}: a simulation made with a newer price than the page's says so and leaves no older one standing`, async ({
    page,
  }) => {
    site.lie(honest);
    const [vehicle = ""] = await vehiclePaths(site.url, locale);
    await page.goto(site.url + vehicle);
    const shown = page.locator("[data-price]");
    const before = await shown.first().textContent();
    site.lie(pricesBecome(55_123));
    const finance = page.locator("#finance");
    await finance.locator("select").focus();
    await finance.locator("select").selectOption("36");
    await expect(finance.getByRole("status")).toContainText(
      locale === "es" ? "El precio de este vehículo ha cambiado" : "O preço deste veículo mudou",
      { useInnerText: true },
    );
    for (const place of await shown.all()) await expect(place).toHaveText(/55.?123/);
    expect(before).not.toMatch(/55.?123/);
    await expect(page.locator("[data-price-before]:visible")).toHaveCount(0);
    await finance.locator("select").selectOption("48");
    await expect(finance.getByRole("status")).not.toContainText(/ha cambiado|mudou/, { useInnerText: true });
  });
