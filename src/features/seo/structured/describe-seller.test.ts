import { expect, test } from "vitest";
import { describeSeller } from "./describe-seller.ts";

const dealer = { name: "Volante", address: "Calle Mayor 1", city: "Madrid" };
const sellerAt = (zipCode: string) => describeSeller({ ...dealer, zipCode }, undefined, (path) => path);

test.each([
  ["28013", "ES"],
  ["08940", "ES"],
  ["1250-096", "PT"],
  ["4100 321", "PT"],
])("a dealer with the postal code %s is in %s", (zipCode, country) => {
  expect(sellerAt(zipCode)).toMatchObject({ address: { postalCode: zipCode, addressCountry: country } });
});

test("the country is left out where the postal code tells none", () => {
  expect(sellerAt("")).not.toHaveProperty("address.addressCountry");
});
