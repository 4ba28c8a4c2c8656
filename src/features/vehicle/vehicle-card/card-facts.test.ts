import { expect, test } from "vitest";
import { sampleVehicle } from "#contract/sample-vehicle.ts";
import { es } from "#market/es.ts";
import { cardFacts } from "./card-facts.ts";

const facts = (change: Partial<typeof sampleVehicle.card>) =>
  cardFacts(
    {
      ...sampleVehicle.card,
      year: 2021,
      kilometers: 900,
      fuel: "Gasolina",
      transmission: "Manual",
      ...change,
    },
    es.formats,
  )
    .join(" · ")
    .replaceAll("\u00a0", " ");

test.each([
  [{ kind: "car" }, "2021 · 900 km · Gasolina · Manual"],
  [{ kind: "motorbike", displacement: 689, power: 73 }, "2021 · 900 km · 689 cc · 54 kW"],
  [{ kind: "motorbike", displacement: undefined, power: 110 }, "2021 · 900 km · Gasolina · 81 kW"],
  [{ kind: "motorbike", displacement: undefined, power: undefined }, "2021 · 900 km · Gasolina · Manual"],
] as const)("%j is told by %s", (change, expected) => {
  expect(facts(change)).toBe(expected);
});
