import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

const cases = {
  es: [
    ["?brand=seat&fuel=diesel&priceTo=12000", "SEAT diésel de segunda mano hasta 12.000 €"],
    ["?brand=audi,hyundai&transmission=automatic", "Audi e Hyundai automáticos de segunda mano"],
    ["?segment=suv&yearFrom=2020&sort=newest", "SUV de segunda mano desde 2020"],
  ],
  pt: [
    ["?brand=seat&fuel=diesel&priceTo=12000", "Carros SEAT a gasóleo usados até 12 000 €"],
    ["?brand=audi,hyundai&transmission=automatic", "Carros Audi e Hyundai usados com caixa automática"],
    ["?segment=suv&yearFrom=2020&sort=newest", "SUV usados a partir de 2020"],
  ],
} as const;

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

for (const locale of ["es", "pt"] as const)
  for (const [query, expected] of cases[locale])
    test(`${locale} ${query} speaks of its search, not of the whole list`, async ({ page }) => {
      await page.goto(paths.list[locale]);
      const whole = await page.locator("main header p").first().textContent();
      await page.goto(`${paths.list[locale]}${query}`);
      expect(plain((await page.locator("h1").textContent()) ?? "")).toBe(expected);
      expect(plain(await page.title())).toContain(expected);
      const description = await page.locator("meta[name=description]").getAttribute("content");
      expect(plain(description ?? "")).toContain(`${expected}: `);
      expect(await page.locator("main header p").first().textContent()).not.toBe(whole);
    });

test("a further page of a list has a title of its own", async ({ page }) => {
  await page.goto(paths.list.es);
  const first = await page.title();
  await page.goto(`${paths.list.es}?page=2`);
  expect(await page.title()).toContain(", página 2");
  expect(await page.title()).not.toBe(first);
});
