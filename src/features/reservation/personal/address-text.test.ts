import { expect, test } from "vitest";
import { addressText } from "./address-text.ts";

test.each([
  [{ address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid" }, "Calle Mayor, 1, 28013 Madrid"],
  [
    { address: "Rua Augusta, 1", zipCode: "1100", zipCodeExtension: "048", city: "Lisboa" },
    "Rua Augusta, 1, 1100-048 Lisboa",
  ],
  [{ address: "-", zipCode: "28013", city: "-" }, "28013"],
  [{ address: "-", zipCode: "-", city: "-" }, undefined],
  [{}, undefined],
])("%j: %s", (address, text) => {
  expect(addressText(address)).toBe(text);
});
