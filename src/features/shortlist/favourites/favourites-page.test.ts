import { expect, test } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import type { Favourite } from "#contract/favourite.ts";
import { marketOf } from "#market/markets.ts";
import { wordsOf } from "#platform/wording.ts";
import { priceSince } from "./favourites-page.tsx";

const since = (favourite: Partial<Favourite>, locale: "es" | "pt" = "es") =>
  priceSince(
    {
      vin: sampleVehicle.card.vin,
      createTime: "2026-11-03T10:00:00Z",
      initialPrice: 15_900,
      card: { ...sampleVehicle.card, totalPrice: 15_400, reserved: false, bought: false },
      ...favourite,
    },
    wordsOf(locale, "favourites"),
    marketOf(locale).formats,
  );
const costing = (totalPrice: number, bought = false) => ({
  card: { ...sampleVehicle.card, totalPrice, bought },
});

test.each<[Partial<Favourite>, RegExp]>([
  [{}, /^Cuesta 500,00 € menos que cuando lo guardaste, el 03\/11\/2026: entonces, 15\.900,00 €\.$/],
  [costing(16_000), /^Cuesta 100,00 € más /],
  [costing(15_900), /^Cuesta lo mismo que cuando lo guardaste, el 03\/11\/2026\.$/],
  [costing(15_400, true), /^Se ha vendido\. Cuando lo guardaste, el 03\/11\/2026, costaba 15\.900,00 €\.$/],
  [{ card: undefined, gone: true }, /^Ya no está en la web\./],
])("%# is said in words", (favourite, words) => {
  expect(since(favourite)?.replaceAll(/\s/g, " ")).toMatch(words);
});

test("in Portuguese as well", () => {
  expect(since({}, "pt")?.replaceAll(/\s/g, " ")).toMatch(/^Custa menos 500,00 € do que quando o guardou/);
});

test("a service that does not say what it cost is not spoken for", () => {
  expect(since({ initialPrice: undefined })).toBeUndefined();
  expect(since({ createTime: undefined })).toBeUndefined();
});
