import { expect, test } from "vitest";
import type { StoredTradeIn } from "./personal/trade-in-state.ts";
import { tradeInCredit } from "./trade-in-credit.ts";

const now = new Date("2026-11-25T12:00:00Z");
const valued = (actualValuation: number, changes: Partial<StoredTradeIn> = {}): StoredTradeIn => ({
  id: "a".repeat(26),
  dealerId: "es-01",
  actualValuation,
  createTime: "2026-11-20T12:00:00Z",
  expirationDate: "2026-12-20T12:00:00Z",
  status: "valued",
  tradeInType: 1,
  plate: "1234KBC",
  brand: "SEAT",
  model: "León",
  version: "1.5 TSI",
  kilometers: 64_000,
  ...changes,
});
const over = { expirationDate: "2026-11-25T11:59:59Z" };
const seen = { phaseTwoBooking: { dateTime: "2026-11-24T09:30:00+01:00", hour: "09:30", minutes: 45 } };

test.each<[string, readonly StoredTradeIn[], number | undefined]>([
  ["the value that holds", [valued(8_850)], 8_850],
  ["no more than the price", [valued(22_000)], 15_900],
  ["that of the car that was valued last", [valued(5_000), valued(8_000)], 5_000],
  ["none that has expired", [valued(8_850, over)], undefined],
  ["the one that holds beside one that has expired", [valued(8_850, over), valued(4_000)], 4_000],
  ["none that the dealer has seen already", [valued(8_850, seen)], undefined],
  [
    "one with an appointment to come",
    [valued(8_850, { phaseTwoBooking: { ...seen.phaseTwoBooking, dateTime: "2026-11-27T09:30:00+01:00" } })],
    8_850,
  ],
  ["nothing that a car without value has", [valued(0)], undefined],
  ["nothing where there is no car", [], undefined],
])("covers %s", (_, tradeIns, covered) => {
  expect(tradeInCredit(tradeIns, 15_900, now)).toBe(covered);
});
