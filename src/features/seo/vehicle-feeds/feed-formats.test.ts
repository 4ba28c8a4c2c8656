import { expect, test } from "vitest";
import { fuels, segments } from "#domain/vehicle-types.ts";
import { faultsOf, readFeed } from "#tools/test-support/feed-rules.ts";
import { describeForFeed } from "./describe-for-feed.ts";
import { feedHeader, feedLine, feedNames } from "./feed-formats.ts";
import { type FeedChange, feedVehicle } from "./sample-vehicle.ts";

const setting = {
  locale: "es",
  expenses: { contractExpenses: 350, contractExpensesIncluded: false },
  absolute: (path: string) => new URL(path, "https://www.example.com").href,
} as const;

const rowsOf = (name: (typeof feedNames)[number], ...changes: readonly FeedChange[]) => {
  const lines = changes.map((change, at) => {
    const described = describeForFeed(feedVehicle(at, change), setting);
    return described ? (feedLine(name, described) ?? "") : "";
  });
  return readFeed(feedHeader(name) + lines.join(""));
};

const everything = [
  {},
  ...fuels.map((fuel) => ({
    card: { ids: { brand: "a", model: "b", fuel, transmission: "automatic", zipCode: "28013" } },
  })),
  ...segments.map((id) => ({ segment: { label: "", id, value: id } })),
];

test.each(feedNames)("each row of %s is as it is published, whatever fuel and body", (name) => {
  const rows = rowsOf(name, ...everything);
  expect(rows.length).toBe(everything.length);
  expect(faultsOf(name, rows)).toEqual([]);
});

test.each(feedNames)("texts that others wrote break no row of %s and are no formulas", (name) => {
  const hostile = [`=HYPERLINK("http://x.test";"a"),\r\n"b`, "\t+1", "@SUM(A1)", " －1"];
  const rows = rowsOf(
    name,
    ...hostile.map((text) => ({
      vehicle: { model: text, commercialDescription: text, color: text },
      description: text,
    })),
  );
  expect(rows.length).toBe(hostile.length);
  expect(faultsOf(name, rows)).toEqual([]);
});

test("prices are those of the page, and the expenses are named", () => {
  const [google] = rowsOf("google", {});
  expect([google?.price, google?.legal_disclaimer]).toEqual(["15490.50 EUR", "15.840,50\u00a0€ con gastos"]);
  const [meta] = rowsOf("meta", {});
  expect([meta?.price, meta?.description]).toEqual([
    "15490.50 EUR",
    expect.stringMatching(/15\.840,50\s€ con gastos$/),
  ]);
  const [stock] = rowsOf("stock", {});
  expect([stock?.price, stock?.fullPrice]).toEqual(["15490.50", "15840.50"]);
});

test("pictures are of types that others take", () => {
  const [row] = rowsOf("google", {});
  expect([row?.image_link, row?.additional_image_link]).toEqual([
    "https://www.example.com/_next/image/?url=%2Fpictures%2Fa-720.avif&w=1200&q=60",
    "https://img.example.com/b.jpg",
  ]);
});

const dealer = { name: "Volante Porto", address: "Rua 1", city: "Porto", zipCode: "4000-001" };

test.each<[string, FeedChange]>([
  ["reserved", { card: { reserved: true } }],
  ["sold", { card: { bought: true } }],
  ["without a price", { vehicle: { pricePvp: undefined }, card: { totalPrice: undefined } }],
  ["in another country", { vehicle: { dealer } }],
])("a vehicle that is %s is in no feed", (_, change) => {
  expect(feedNames.flatMap((name) => rowsOf(name, change))).toEqual([]);
});

test("a vehicle that lacks what a feed requires is not in that one, nor is a motorbike in that of cars", () => {
  const counts = (change: FeedChange) => feedNames.map((name) => rowsOf(name, change).length);
  expect(counts({ vehicle: { color: undefined } })).toEqual([0, 0, 1]);
  expect(counts({ card: { kind: "motorbike" } })).toEqual([0, 1, 1]);
});
