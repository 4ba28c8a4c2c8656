import { expect } from "@playwright/test";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const ways = {
  es: {
    list: "/listado-coches-segunda-mano/",
    filtered: "SEAT diésel de segunda mano",
    page: "/seat-segunda-mano/",
    heading: "SEAT de segunda mano",
  },
  pt: {
    list: "/pt/carros-segunda-mao/",
    filtered: "Carros SEAT a gasóleo usados",
    page: "/pt/seat-segunda-mao/",
    heading: "SEAT em segunda mão",
  },
} as const;

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: a soft step to filters with a page of their own shows that page, and back returns`, async ({
    page,
  }) => {
    const { list, filtered, page: landing, heading } = ways[locale];
    const seen = watchPage(page);
    await page.goto(`${list}?brand=seat&fuel=diesel`);
    await page.keyboard.press("Tab");
    await pageReady(page);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await page.locator(`main a[href="${list}?brand=seat"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === landing && url.search === "");
    await expect(page.locator("h1")).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("data-same-document", "");
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === list && url.search === "?brand=seat&fuel=diesel");
    await expect(page.locator("h1")).toHaveText(filtered);
    expect(seen.problems).toEqual([]);
  });
}

test("without a page of their own the words that were typed become filters of the list, and the rest is said", async ({
  page,
}) => {
  await page.goto("/listado-coches-segunda-mano/?text=golf%20gasolina%20h%C3%ADbrido%20xyzzy");
  await expect(page).toHaveURL(/\?brand=volkswagen&model=volkswagen-golf&fuel=hybrid,petrol&unknown=xyzzy$/);
  await expect(page.locator("main")).toContainText("xyzzy");
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((href) => href.includes("unknown="))).toEqual([]);
});
