import { expect, test } from "vitest";
import { readDemoShop } from "#demo/filling/seed-database.ts";
import { generateVehicles } from "#demo/stock/generate-vehicles.ts";
import { mostFrequent, placeFactsOf } from "./place-facts.ts";
import { placeSlug } from "./place-path.ts";
import { locatorPlaces } from "./with-stock.ts";

const today = "2026-11-20";
const vehicles = generateVehicles({ today });
const { shop } = await readDemoShop();
const { dealers } = shop;
const places = placeFactsOf(shop, vehicles);
const find = (id: string) => {
  const place = places.find((each) => each.id === id);
  if (!place) throw new Error(`no ${id}`);
  return place;
};

test("every dealer stands in exactly one place", () => {
  const codes = places.flatMap((place) => place.dealers.map(({ dealerCode }) => dealerCode));
  expect(codes.toSorted()).toEqual(dealers.map(({ dealerCode }) => dealerCode).toSorted());
});

test("a place without a dealer that values is sent to the nearest one of its country", () => {
  expect(find("madrid").distance).toBe(0);
  expect(find("castellon").valuing.map(({ name }) => name)).toEqual(["Volante Valencia Turia"]);
  expect(find("castellon").distance).toBe(65);
  expect(find("leiria").valuing.map(({ name }) => name)).toEqual(["Volante Coimbra"]);
  for (const { country, valuing } of places)
    expect(valuing.every((dealer) => dealer.country === country)).toBe(true);
});

test("a place that only values has no cars, and no page of cars leads there", () => {
  expect(find("salamanca").facts).toBeUndefined();
  expect(places.flatMap(({ near }) => near)).not.toContain("salamanca");
});

test("the nearest places come first", () => {
  expect(find("porto").near[0]).toBe("braga");
  expect(find("vitoria").near.slice(0, 2)).toContain("bilbao");
});

test("slugs are plain letters", () => {
  expect(placeSlug(shop, "es", "selling", "a-coruna")).toBe("vender-coche-a-coruna");
  expect(placeSlug(shop, "pt", "valuing", "sevilla")).toBe("avaliar-carro-sevilha");
});

test("values come most frequent first, then by the alphabet", () => {
  expect(mostFrequent(["b", "a", "c", "c"])).toEqual(["c", "a", "b"]);
});

test("the locator begins with the places of the language's own country, and names all of them", () => {
  for (const [locale, country] of [
    ["es", "ES"],
    ["pt", "PT"],
  ] as const) {
    const own = new Set(
      places.filter((place) => place.country === country).map(({ names }) => names[locale]),
    );
    const listed = locatorPlaces(shop, locale, places).map(({ name }) => name);
    expect(own.size).toBeGreaterThan(5);
    expect(new Set(listed.slice(0, own.size))).toEqual(own);
    expect(listed).toHaveLength(places.length);
  }
});
