import fc from "fast-check";
import { expect, test } from "vitest";
import { reservationAmounts } from "./reservation-amounts.ts";

const cents = fc.integer({ min: 0, max: 50_000_000 });

test("the four amounts add up to the total, to the cent, whoever brings how much", () => {
  const parts = fc.record({
    totalCents: cents,
    reservationDepositCents: cents,
    financedCents: cents,
    tradeInCents: cents,
  });
  const property = fc.property(parts, (given) => {
    const amounts = reservationAmounts(given);
    const { dueNowCents, financedCents, tradeInCents, dueAtDeliveryCents } = amounts;
    expect(dueNowCents + financedCents + tradeInCents + dueAtDeliveryCents).toBe(given.totalCents);
    expect([dueNowCents, financedCents, tradeInCents]).toEqual([
      given.reservationDepositCents,
      given.financedCents,
      given.tradeInCents,
    ]);
  });
  fc.assert(property);
});

test("a car that is worth more than what is left makes the last one negative", () => {
  const given = {
    totalCents: 1_000_000,
    reservationDepositCents: 30_000,
    financedCents: 0,
    tradeInCents: 1_200_000,
  };
  expect(reservationAmounts(given).dueAtDeliveryCents).toBe(-230_000);
});
