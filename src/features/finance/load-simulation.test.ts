import fc from "fast-check";
import { expect, test } from "vitest";
import { depositOffer } from "./load-simulation.ts";

const config = {
  depositMin: 500,
  depositStep: 100,
  contractExpenses: 0,
  contractExpensesIncluded: false,
  homeDeliveryCost: 0,
  customDeliveryCost: 0,
  usualReservationDeposit: undefined,
};

const vehicle = (pvf: number, depositValue: number) => ({
  carDetailFinance: {
    creditTypeId: "credit",
    pvf,
    pvp: pvf,
    depositValue,
    taeg: 9,
    tan: 8,
    months: 84,
    monthlyPayment: 100,
    capitalFinance: 1,
    residualValue: 0,
    mtic: 1,
    initialExpenses: 0,
    promo: false,
  },
  creditTypes: [{ id: "credit", creditName: "", rate: 8, minRate: 8, maxInitialDepositPc: 0.6 }],
});

test.each([
  [12_345, 2_410, {}, { min: 500, max: 7_500, deposit: 2_500, brought: undefined }],
  [12_345, 2_410, { deposit: 3_050 }, { deposit: 3_050, brought: undefined }],
  [12_345, 2_410, { deposit: 499 }, { deposit: 500, brought: "up" }],
  [12_345, 2_410, { deposit: 7_501 }, { deposit: 7_500, brought: "down" }],
  [12_345, 100, {}, { deposit: 500, brought: undefined }],
  [600, 100, { deposit: 9_999 }, { min: 500, max: 500, deposit: 500, brought: "down" }],
])("price %i, own deposit %i, wish %o: %o", (pvf, deposit, request, expected) => {
  expect(depositOffer(vehicle(pvf, deposit), config, request)).toMatchObject(expected);
});

test("none without a credit, or with a step that leads nowhere", () => {
  expect(depositOffer({ creditTypes: [] }, config, {})).toBeUndefined();
  expect(depositOffer({ ...vehicle(1_000, 100), creditTypes: [] }, config, {})).toBeUndefined();
  expect(depositOffer(vehicle(1_000, 100), { ...config, depositStep: 0 }, {})).toBeUndefined();
});

test("a deposit is always within its limits, and changed only when it was not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 90_000 }),
      fc.integer({ min: 0, max: 9_999_999 }),
      (price, deposit) => {
        const offer = depositOffer(vehicle(price, 1_000), config, { deposit });
        if (offer === undefined) throw new Error("no offer");
        expect(offer.deposit).toBeGreaterThanOrEqual(offer.min);
        expect(offer.deposit).toBeLessThanOrEqual(offer.max);
        expect(offer.max % offer.step).toBe(0);
        expect(offer.deposit === deposit).toBe(offer.brought === undefined);
      },
    ),
  );
});
