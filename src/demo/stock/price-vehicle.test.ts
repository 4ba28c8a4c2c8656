import { describe, expect, test } from "vitest";
import { toDay } from "./calendar.ts";
import { buildPriceLog } from "./price-vehicle.ts";
import { createRandom } from "./random.ts";

const endDay = toDay("2026-11-20");
const logs = Array.from({ length: 400 }, (_, seed) => {
  const input = {
    current: 15_990,
    financed: seed % 3 === 0 ? null : 14_890,
    ending: "90",
    arrivalDay: endDay - (seed % 200) - 1,
    endDay,
  } as const;
  return { input, log: buildPriceLog(input, createRandom(seed)) };
});
const cashOf = (log: (typeof logs)[number]["log"]) =>
  log.filter(({ priceType }) => priceType === "TotalPrice");

describe("buildPriceLog", () => {
  test("begins on the day of arrival and ends with the price in force", () => {
    for (const { input, log } of logs) {
      const cash = cashOf(log);
      expect(toDay(cash[0]?.at.slice(0, 10) ?? "")).toBe(input.arrivalDay);
      expect(cash.at(-1)?.cents).toBe(1_599_000);
    }
  });

  test("is in order of time and never repeats a price", () => {
    for (const { log } of logs) {
      const cash = cashOf(log);
      for (const [index, entry] of cash.entries()) {
        const previous = cash[index - 1];
        if (!previous) continue;
        expect(entry.at > previous.at).toBe(true);
        expect(entry.cents).not.toBe(previous.cents);
      }
    }
  });

  test("changes the financed price with the cash price and keeps it below", () => {
    for (const { input, log } of logs) {
      const financed = log.filter(({ priceType }) => priceType === "PromoFinance");
      expect(financed).toHaveLength(input.financed === null ? 0 : cashOf(log).length);
      for (const entry of financed) {
        const cash = cashOf(log).find(({ at }) => at === entry.at);
        expect(entry.cents).toBeLessThan(cash?.cents ?? 0);
      }
    }
  });

  test("has vehicles without a reduction, with several, and with one that followed a rise", () => {
    const lengths = logs.map(({ log }) => cashOf(log).length);
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(4);
    const rises = logs.filter(({ log }) => (cashOf(log)[1]?.cents ?? 0) > (cashOf(log)[0]?.cents ?? 0));
    expect(rises.length).toBeGreaterThan(0);
    expect(rises.length).toBeLessThan(40);
  });
});
