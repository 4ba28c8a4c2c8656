import { expect, type Page } from "@playwright/test";
import { listedVins } from "../support/listed-vehicles.ts";
import { touched } from "../support/page-ready.ts";
import { paths } from "../support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const words = {
  es: { heading: "Vistos hace poco", clear: "Borrar esta lista", segment: "/coches-ocasion/" },
  pt: { heading: "Vistos recentemente", clear: "Apagar esta lista", segment: "/pt/carros-usados/" },
} as const;

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("volante-recent"));

/** The visitor has agreed: the cookie, and the mark that the consent script makes of it on the root element. */
const agree = async (page: Page, url: string): Promise<void> => {
  await page.context().addCookies([{ name: "volante-consent", value: "all", url }]);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.consent = "all";
    });
  });
};

for (const locale of ["es", "pt"] as const) {
  const { heading, clear, segment } = words[locale];

  test(`${locale}: what was looked at is remembered after consent, shown on the home page, and cleared`, async ({
    page,
    request,
    baseURL,
  }) => {
    const [first, second] = await listedVins(request, locale, 2);
    const seen = watchPage(page);
    await page.goto(`${segment}${first}/`);
    await touched(page);
    expect(await kept(page)).toBeNull();
    await agree(page, baseURL ?? "");
    for (const [vin, list] of [
      [first, first],
      [second, `${second} ${first}`],
    ]) {
      await page.goto(`${segment}${vin}/`);
      await touched(page);
      await expect.poll(() => kept(page)).toBe(list);
    }
    await page.goto(paths.home[locale]);
    await touched(page);
    const row = page.getByRole("heading", { name: heading });
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(row).toBeAttached({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole("list", { name: heading }).locator("article")).toHaveCount(2);
    await page.getByRole("button", { name: clear }).click();
    await expect(row).toHaveCount(0);
    expect(await kept(page)).toBeNull();
    expect(seen.problems).toEqual([]);
  });
}

test("cards are answered in order, without the unknown, twelve at most", async ({ request }) => {
  const vins = await listedVins(request, "es", 13);
  const cards = await request.get(`/api/cards?vin=AAAAAAAAAAAAAAAAA,${vins[1]},${vins[0]}&locale=pt`);
  const { vehicles } = await cards.json();
  expect(vehicles.map(({ vin }: { vin: string }) => vin)).toEqual([vins[1], vins[0]]);
  expect(vehicles[0].path).toMatch(/^\/pt\//);
  const refused = await request.get(`/api/cards?vin=${vins.join(",")}`);
  expect(refused.status()).toBe(400);
  expect((await refused.json()).error.field).toBe("vin");
});
