import { describe, expect, test } from "vitest";
import { readDemoShop } from "#demo/filling/seed-database.ts";
import { generateVehicles } from "#demo/stock/generate-vehicles.ts";
import { modelPages } from "./model-landings.ts";
import { modelStocks } from "./model-stock.ts";

const today = "2026-11-20";
const vehicles = generateVehicles({ today });
const models = modelStocks(vehicles);
const { shop } = await readDemoShop();
const pages = modelPages(shop, models);

const introOf = (index: number, locale: "es" | "pt"): string[] => {
  const [search] = pages[index]?.texts[locale].components ?? [];
  return (search?.data as { intro?: string[] } | undefined)?.intro ?? [];
};

describe.each(["es", "pt"] as const)("what the models' pages say, in %s", (locale) => {
  test("no two say the same", () => {
    const texts = models.map((_, index) => introOf(index, locale).slice(0, 2).join(" "));
    expect(new Set(texts).size).toBe(models.length);
  });

  test("the engines add up to the vehicles, and one gearbox is said of all or of some", () => {
    for (const [index, { vehicles: ours, modelName }] of models.entries()) {
      const text = introOf(index, locale)[1] ?? "";
      const mix = /Por motor: ([^.]*)\./.exec(text)?.[1];
      if (mix === undefined) {
        expect(new Set(ours.map(({ version }) => version.fuel)).size, modelName).toBe(1);
        continue;
      }
      const counted = [...mix.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
      expect(counted, modelName).toBe(ours.length);
    }
  });
});

test("a model with one vehicle has no page, and every page has a price", () => {
  expect(models.every(({ vehicles: ours }) => ours.length > 1)).toBe(true);
  expect(models.length).toBeGreaterThan(250);
  for (const { texts } of pages) expect(texts.es.seo.title).toMatch(/desde [\d.]+,00\s€ con gastos/);
});
