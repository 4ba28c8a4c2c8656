import { expect, test } from "vitest";
import type { Card } from "#api/models/card.ts";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { type CardFact, cardFacts, cardTags } from "./card-facts.ts";

const ids = { brand: "seat", model: "seat-leon", fuel: "petrol", transmission: "manual", zipCode: "28903" };
const plain = (facts: readonly CardFact[]) =>
  facts
    .map(({ text, filter }) => `${text.replaceAll("\u00a0", " ")} ${filter?.join("=") ?? "-"}`)
    .join(" · ");
const facts = (change: Partial<Card>) =>
  plain(
    cardFacts(
      {
        ...sampleVehicle.card,
        year: 2021,
        kilometers: 41_200,
        fuel: "Gasolina",
        transmission: "Manual",
        ids,
        ...change,
      },
      marketOf("es").formats,
    ),
  );
const [car, age] = [
  "Gasolina fuel=petrol · Manual transmission=manual",
  "2021 yearFrom=2021 · 41 200 km kmsTo=50000",
];

test.each<[Partial<Card>, string]>([
  [{ kind: "car", displacement: 1_498, power: 130 }, `${age} · ${car}`],
  [{ kind: "motorbike", displacement: 689, power: 73 }, `${age} · 689 cc cc=750 · 54 kW powerTo=73`],
  [
    { kind: "motorbike", displacement: undefined, power: 110 },
    `${age} · Gasolina fuel=petrol · 81 kW powerTo=110`,
  ],
  [{ kind: "motorbike", displacement: undefined, power: undefined }, `${age} · ${car}`],
  [{ kind: "car", ids: undefined }, `${age} · Gasolina - · Manual -`],
  [{ kilometers: 0 }, `2021 yearFrom=2021 · 0 km kmsTo=10000 · ${car}`],
  [{ kilometers: 140_000 }, `2021 yearFrom=2021 · 140 000 km kmsTo=140000 · ${car}`],
  [{ kilometers: 140_001 }, `2021 yearFrom=2021 · 140 001 km - · ${car}`],
])("%j is told by %s", (change, expected) => {
  expect(facts(change)).toBe(expected);
});

test("tags lead to their filters where they have one", () => {
  const tags = [
    { id: "one-owner", value: "Un solo dueño" },
    { id: "few-kilometers", value: "Pocos kilómetros" },
  ];
  expect(plain(cardTags({ tags }))).toBe("Un solo dueño owners=1 · Pocos kilómetros -");
});
