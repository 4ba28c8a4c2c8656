import { type APIRequestContext, expect } from "@playwright/test";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { query } from "../support/database.ts";
import { expectVehiclePage, vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

// The last test changes what the others look at.
test.describe.configure({ mode: "default" });

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: from home by search to a vehicle and back`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.home[locale]);
    const form = page.locator("main form").first();
    await form.locator("select[name=brand]").selectOption("seat");
    await form.locator("button").click();
    await expect(page).toHaveURL(/\/seat-segunda-m(?:ano|ao)\/$/);
    const names = await vehicleLinks(page).allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toContain("SEAT");
    await vehicleLinks(page).first().click();
    await expectVehiclePage(page);
    await page.goBack();
    expect(await vehicleLinks(page).allTextContents()).toEqual(names);
    expect(seen.problems).toEqual([]);
  });
}

/** What a list shows: its vehicles in their order, and how many there are. */
const listed = async (request: APIRequestContext, address: string) => {
  const html = await (await request.get(address)).text();
  const vins = Array.from(html.matchAll(/<article[^>]*data-vin="([A-Z0-9]{17})"/g), ([, vin]) => vin);
  const counts = Array.from(html.matchAll(/data-results[\s\S]*?<strong>([^<]*)/g), ([, text]) => text);
  return { vins, counts };
};

const lists = [
  paths.list.es,
  `${paths.list.es}?sort=price-asc&page=2`,
  `${paths.list.es}?sort=price-desc`,
  `${paths.list.es}?fuel=diesel&transmission=manual&sort=km-asc`,
  `${paths.list.es}?priceFrom=8000&priceTo=12000`,
  `${paths.list.es}?text=golf+tdi+automatico`,
  `${paths.list.pt}?text=peugot+gasolina`,
  `${paths.list.pt}?brand=seat,skoda&sort=year-desc`,
];

for (const address of lists)
  test(`${address} shows what it shows with the embedded database`, async ({ request }) => {
    const here = await listed(request, address);
    expect([here.vins.length > 0, here.counts.length]).toEqual([true, 1]);
    expect(await listed(request, `http://localhost:${process.env.E2E_PORT}${address}`)).toEqual(here);
  });

test("what is reserved meanwhile is told on the page that was kept", async ({ page }) => {
  await page.goto(paths.list.es);
  await vehicleLinks(page).first().click();
  await expectVehiclePage(page);
  const vehicle = page.locator("main [data-vin][data-status]").first();
  const vin = await vehicle.getAttribute("data-vin");
  await expect(vehicle).toHaveAttribute("data-status", "available");
  await query("update vehicles set status = 'reserved', status_since = now() where vin = $1", [vin]);
  await page.reload();
  await touched(page);
  await expect(vehicle).toHaveAttribute("data-status", "reserved");
});
