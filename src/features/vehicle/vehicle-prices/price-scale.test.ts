import fc from "fast-check";
import { expect, test } from "vitest";
import { priceScale, scaleWidth } from "./price-rating.tsx";

const rated = { band: "in-line", comparables: 12, low: 14_000, median: 15_500, high: 16_000 } as const;

test("the middle half of the prices takes the middle half of the scale", () => {
  expect(priceScale(rated, 15_000)).toEqual({ box: [80, 240], median: 200, price: 160, anchor: "middle" });
});

test.each([
  [13_000, 8, "start"],
  [1, 8, "start"],
  [13_500, 40, "start"],
  [16_500, 280, "end"],
  [99_000, 312, "end"],
] as const)("a price of %i stands at %i, its name on the side that has room", (price, place, anchor) => {
  expect(priceScale(rated, price)).toMatchObject({ price: place, anchor });
});

test.each([
  [15_000, 15_000],
  [14_950, 15_050],
])("quartiles of %i and %i are one mark", (low, high) => {
  const scale = priceScale({ ...rated, low, median: 15_000, high }, 15_000);
  expect(scale).toMatchObject({ box: undefined, median: 160, price: 160 });
});

test("whatever is rated, every mark stands on the scale and in its order", () => {
  const figure = fc.integer({ min: 1, max: 4_000 }).map((steps) => steps * 50);
  const property = fc.property(figure, figure, figure, fc.nat({ max: 300_000 }), (one, two, three, price) => {
    const [low = 0, median = 0, high = 0] = [one, two, three].toSorted((a, b) => a - b);
    const scale = priceScale({ ...rated, low, median, high }, price);
    const marks = [scale.box?.[0] ?? scale.median, scale.median, scale.box?.[1] ?? scale.median];
    const isOrdered = marks.every((mark, at) => at === 0 || mark >= (marks[at - 1] ?? 0));
    return isOrdered && [...marks, scale.price].every((mark) => mark >= 8 && mark <= scaleWidth - 8);
  });
  fc.assert(property, { numRuns: 2_000 });
});
