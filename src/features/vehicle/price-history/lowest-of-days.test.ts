import { expect, test } from "vitest";
import { lowestOfDays } from "./price-history.tsx";

const now = new Date("2026-11-25T12:00:00Z");
const from = (date: string, price: number) => ({ from: `${date}T08:00:00Z`, price });

test.each([
  ["the only one", [from("2026-01-01", 100)], 100],
  ["today's after a reduction", [from("2026-10-01", 120), from("2026-11-20", 100)], 100],
  [
    "an earlier one after a rise",
    [from("2026-11-01", 120), from("2026-11-10", 90), from("2026-11-20", 110)],
    90,
  ],
  [
    "one that began before the days and still held in them",
    [from("2026-09-01", 90), from("2026-11-20", 110)],
    90,
  ],
  [
    "none that had ended before the days",
    [from("2026-09-01", 80), from("2026-10-01", 120), from("2026-11-20", 110)],
    110,
  ],
] as const)("%s", (_, prices, lowest) => {
  const [first, ...rest] = prices;
  expect(lowestOfDays([first, ...rest], now, 30).price).toBe(lowest);
});

test("of equal ones it is the newest", () => {
  const prices = [from("2026-11-01", 90), from("2026-11-10", 110), from("2026-11-20", 90)] as const;
  expect(lowestOfDays([prices[0], prices[1], prices[2]], now, 30)).toBe(prices[2]);
});
