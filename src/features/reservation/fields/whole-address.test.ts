import { expect, test } from "vitest";
import { splitAddress, withWholeAddress } from "./whole-address.ts";

test.each([
  ["es", "Calle Mayor 1, 28013 Madrid", ["Calle Mayor 1", "28013", "Madrid"]],
  [
    "es",
    "C/ Alcalá 12345, 3º B. 28805, Alcalá de Henares",
    ["C/ Alcalá 12345, 3º B.", "28805", "Alcalá de Henares"],
  ],
  ["pt", "Rua Augusta 5, 2.º Esq., 1100-048 Lisboa", ["Rua Augusta 5, 2.º Esq.", "1100-048", "Lisboa"]],
  ["es", "Calle Mayor 1", undefined],
  ["es", "28013 Madrid", undefined],
  ["es", "Calle Mayor 1, 28013", undefined],
  ["pt", "Calle Mayor 1, 28013 Madrid", undefined],
] as const)("in %s, %s", (locale, line, parts) => {
  const [address, zipCode, city] = parts ?? [];
  expect(splitAddress(line, locale)).toEqual(parts && { address, zipCode, city });
});

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test("an address in one line fills three fields, one in three stays", () => {
  const whole = { address: "Calle Mayor 1, 28013 Madrid", zipCode: "28001", city: "" };
  expect(Object.fromEntries(withWholeAddress(formOf(whole), "es"))).toEqual({
    address: "Calle Mayor 1",
    zipCode: "28013",
    city: "Madrid",
  });
  const parts = { ...whole, city: "Getafe" };
  expect(Object.fromEntries(withWholeAddress(formOf(parts), "es"))).toEqual(parts);
});
