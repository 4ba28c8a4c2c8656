import { expect, test } from "vitest";
import type { Card } from "#api/models/card.ts";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { cardFacts, factLine } from "./card-facts.ts";

const vehicle = {
  ...sampleVehicle.card,
  ...{ year: 2021, kilometers: 41_200, fuel: "Gasolina", transmission: "Manual" },
};
const age = "2021 · 41 200 km";

test.each<[Partial<Card>, string]>([
  [{ kind: "car", displacement: 1_498, power: 130 }, `${age} · Gasolina · Manual`],
  [{ kind: "motorbike", displacement: 689, power: 73 }, `${age} · 689 cc · 54 kW`],
  [{ kind: "motorbike", displacement: undefined, power: 110 }, `${age} · Gasolina · 81 kW`],
  [{ kind: "motorbike", displacement: undefined, power: undefined }, `${age} · Gasolina · Manual`],
  [{ kilometers: 0, fuel: undefined }, "2021 · 0 km · Manual"],
  [{ year: undefined, transmission: "" }, "41 200 km · Gasolina"],
])("%j is described by %s", (change, expected) => {
  const facts = cardFacts({ ...vehicle, ...change }, marketOf("es").formats);
  expect(factLine(facts).replaceAll("\u00a0", " ")).toBe(expected);
});

test("a line breaks between facts alone", () => {
  expect(factLine(["Un solo dueño", "4x4"])).toBe("Un\u00a0solo\u00a0dueño · 4x4");
});
