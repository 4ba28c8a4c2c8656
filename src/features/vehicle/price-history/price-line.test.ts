import { expect, test } from "vitest";
import { renderPriceLine } from "./price-line.ts";

const box = { width: 100, height: 40 };
const now = new Date("2026-11-20T00:00:00Z");
const priceLine = (prices: Parameters<typeof renderPriceLine>[0]) =>
  renderPriceLine(prices, now, box, 18_000).line;
const day = (date: string, price: number) => ({ from: `2026-11-${date}T00:00:00Z`, price });

test("each price holds until the next one, the last until now", () => {
  expect(priceLine([day("10", 20_000), day("15", 18_000)])).toBe("M0 0H50V4H100");
  expect(priceLine([day("10", 20_000), day("15", 18_000), day("20", 19_000)])).toBe("M0 0H50V4H100V2H100");
});

test("one price is marked across the box", () => {
  expect(renderPriceLine([day("10", 20_000), day("15", 18_000)], now, box, 19_000).mark).toBe("M0 2H100");
});

test.each([[[]], [[day("10", 20_000)]]])("nothing is drawn of %j", (prices) => {
  expect(priceLine(prices)).toBe("");
});

test("equal prices and equal times stay inside the box", () => {
  expect(priceLine([day("20", 9_000), day("20", 9_000)])).toBe("M0 0H0V0H100");
});
