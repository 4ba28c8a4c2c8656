import { describe, expect, test } from "vitest";
import { readFields } from "#forms/read-fields.ts";
import { alertFields } from "./alert-fields.ts";
import { changeLimits } from "./change-limits.ts";

const none = { priceTo: undefined, kmsTo: undefined, yearFrom: undefined };

describe("the limits of an alert", () => {
  test("are exchanged, and what it looks for besides stays", () => {
    const filters = { brand: "seat", priceTo: "20000", kmsTo: "90000" };
    expect(changeLimits(filters, { ...none, priceTo: 15_000, yearFrom: 2020 })).toEqual({
      filters: { brand: "seat", priceTo: "15000", yearFrom: "2020" },
    });
  });

  test.each([
    [{ priceFrom: "20000" }, { priceTo: 15_000 }, "priceTo"],
    [{ kmsFrom: "50000" }, { kmsTo: 10_000 }, "kmsTo"],
    [{ yearTo: "2018" }, { yearFrom: 2020 }, "yearFrom"],
  ] as const)("with %j a limit of %j crosses its other end", (filters, limits, crossed) => {
    expect(changeLimits(filters, { ...none, ...limits })).toEqual({ crossed });
  });

  test("may meet their other end", () => {
    expect(changeLimits({ priceFrom: "15000" }, { ...none, priceTo: 15_000 })).toEqual({
      filters: { priceFrom: "15000", priceTo: "15000" },
    });
  });
});

describe("what is typed as a limit", () => {
  const read = (typed: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: "Seat", ...typed })) form.set(name, value);
    return readFields(form, alertFields);
  };

  test.each([
    ["priceTo", "15.000", 15_000],
    ["priceTo", " 15 000 €", 15_000],
    ["kmsTo", "80000 km", 80_000],
    ["yearFrom", "2020", 2020],
    ["yearFrom", " ", undefined],
  ])("%s: %j is read", (name, text, limit) => {
    expect(read({ [name]: text }).values).toMatchObject({ [name]: limit });
  });

  test.each([
    ["priceTo", "quince mil", "amountInvalid"],
    ["priceTo", "-1", "amountInvalid"],
    ["priceTo", "10000000", "amountInvalid"],
    ["kmsTo", "12,000", "amountInvalid"],
    ["yearFrom", "20", "yearInvalid"],
    ["yearFrom", "2200", "yearInvalid"],
    ["yearFrom", "2019,5", "yearInvalid"],
  ])("%s: %j is no limit that an alert can have", (name, text, key) => {
    expect(read({ [name]: text })).toMatchObject({ fieldErrors: { [name]: { key } }, values: undefined });
  });
});
