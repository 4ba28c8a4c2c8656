import { expect } from "@playwright/test";
import { startLyingServices } from "../../src/tools/audit/attacks/lying-services.ts";
import { vehiclePaths } from "../../src/tools/audit/attacks/templates.ts";
import { startSite } from "../support/start-site.ts";
import { test } from "../support/test.ts";

let services: Awaited<ReturnType<typeof startLyingServices>>;
let site: Awaited<ReturnType<typeof startSite>>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  services = await startLyingServices(`http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`);
  site = await startSite({ DATA_SERVICE_URL: services.url, CONTENT_SERVICE_URL: services.url });
});

test.afterAll(async () => {
  await site.close();
  await services.close();
});

/** From now on every vehicle has this price, in euros. */
const changePrices = (price: number) =>
  services.lie((_, answer) =>
    answer.data === undefined
      ? answer
      : {
          ...answer,
          data: JSON.parse(
            JSON.stringify(answer.data, (key, value) => (key === "totalPrice" ? price : value)),
          ),
        },
  );

for (const locale of ["es", "pt"] as const)
  test(`${locale}: a simulation made with a newer price than the page's says so and leaves no older one standing`, async ({
    page,
  }) => {
    services.lie((_, answer) => answer);
    const [vehicle = ""] = await vehiclePaths(site.url, locale);
    await page.goto(site.url + vehicle);
    const shown = page.locator("[data-price]");
    const before = await shown.first().textContent();
    changePrices(55_123);
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
