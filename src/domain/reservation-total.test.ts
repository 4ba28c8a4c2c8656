import { expect, test } from "vitest";
import { deliveryTypes, reservationTotal } from "./reservation-total.ts";

const base = {
  priceCents: 1_990_000,
  contractExpensesCents: 39_000,
  homeDeliveryCents: 19_900,
  customDeliveryCents: 29_900,
};

test.each([
  [deliveryTypes.home, undefined, 2_048_900],
  [deliveryTypes.dealer, undefined, 2_029_000],
  [deliveryTypes.custom, undefined, 2_058_900],
  [deliveryTypes.dealer, 49_900, 2_078_900],
  [deliveryTypes.home, 0, 2_048_900],
])("delivery %i with a warranty of %s comes to %i", (delivery, warrantyCents, total) => {
  expect(reservationTotal({ ...base, delivery, warrantyCents })).toBe(total);
});

test("a fraction of a cent is refused", () => {
  expect(() => reservationTotal({ ...base, priceCents: 0.5, delivery: deliveryTypes.dealer })).toThrow(
    RangeError,
  );
});
