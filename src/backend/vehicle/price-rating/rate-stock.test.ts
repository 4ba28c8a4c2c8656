import { expect, test } from "vitest";
import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { comparedAmong, dealersIn, generateStock, versions } from "#demo/stock/test-seeded-stock.ts";
import { priceRatings } from "#domain/price-bands.ts";
import { rateByStock, startOfDay } from "./price-rating-of.ts";
import { rateStock } from "./rate-stock.ts";

const now = new Date("2026-11-25T10:00:00Z");
const spanish = dealersIn("ES");

test("all vehicles of a stock are rated as each alone is", () => {
  const stock = generateStock(1_200, "2026-11-25");
  const kindOf = (version: number) => (versions.get(version) as KnownVersion).model.kind;
  const offered = stock.flatMap(({ status, dealer }, place) =>
    status === "in-stock" && spanish.has(dealer) ? [place] : [],
  );
  const column = (figure: "version" | "priceCents" | "modelYear" | "kilometers") =>
    stock.map((vehicle) => vehicle[figure]);
  const { bands, ratios } = rateStock(
    {
      places: offered,
      scope: (place) => kindOf(stock[place]?.version ?? 0),
      ...{ version: column("version"), price: column("priceCents") },
      ...{ year: column("modelYear"), kms: column("kilometers"), versions },
    },
    stock.length,
    startOfDay(now),
  );
  const alone = {
    car: comparedAmong(stock, spanish, "car"),
    motorbike: comparedAmong(stock, spanish, "motorbike"),
  };
  const counts = new Map<string, number>();
  for (const place of offered) {
    const { id, version, priceCents, modelYear: year, kilometers } = stock[place] as (typeof stock)[number];
    const known = versions.get(version) as KnownVersion;
    const vehicle = { ...known, id, priceCents, year, kilometers };
    const rated = rateByStock(alone[known.model.kind], vehicle, now);
    const band = priceRatings[bands[place] as number] as string;
    expect(band).toBe(rated?.band ?? "unknown");
    expect(ratios[place]).toBe(rated ? Math.round((priceCents / rated.medianCents) * 1000) : 0);
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual([...priceRatings].toSorted());
});
