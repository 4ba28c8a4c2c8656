import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { expectVehiclePage, vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: against services of their own process, from home to a vehicle`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.home[locale]);
    await page.locator("main form button").first().click();
    await vehicleLinks(page).first().click();
    await expectVehiclePage(page);
    expect(seen.problems).toEqual([]);
  });
}

test("the embedded services' paths are closed when the services are elsewhere", async ({ request }) => {
  expect((await request.get("/api/services/openapi.json")).status()).toBe(404);
});
