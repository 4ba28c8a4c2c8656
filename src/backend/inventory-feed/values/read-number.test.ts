import { describe, expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

describe("amounts of money", () => {
  test.each([
    ["12345", 12345],
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["12.345", 12345],
    ["12,345", 12345],
    ["1.234.567", 1234567],
    ["1,234,567.8", 1234567.8],
    ["12 345,5", 12345.5],
    ["12 345", 12345],
    ["12'345.50", 12345.5],
    ["9990.00", 9990],
    ["9990.0000", 9990],
    ["0", 0],
  ])("%s is %d", (text, value) => {
    expect(readNumber(text, { decimals: 2 })).toBe(value);
  });

  test.each(["", "abc", "12.3.4,5", "1.23.456", "1,234,56", "1.234,567", "12..5", "--3", "1e5", "12345,678"])(
    "%s is none",
    (text) => {
      expect(readNumber(text, { decimals: 2 })).toMatchObject({ expected: expect.any(String) });
    },
  );
});

test.each([
  ["12.345", ".", undefined],
  ["12.345", ",", 12345],
  ["12,345", ",", undefined],
  ["12,345", ".", 12345],
  ["1.234,56", ".", undefined],
] as const)("%s with %s before its decimals, as the map says, is %s", (text, decimal, value) => {
  const read = readNumber(text, { decimals: 2, decimal });
  expect(typeof read === "number" ? read : undefined).toBe(value);
});

test("where three decimals are usual a single separator stands before them", () => {
  expect(readNumber("1.598", { decimals: 3 })).toBe(1.598);
  expect(readNumber("1,598", { decimals: 3 })).toBe(1.598);
});

test("a whole number has no decimals but zeros", () => {
  expect(readNumber("120,00", { decimals: 0 })).toBe(120);
  expect(readNumber("120,5", { decimals: 0 })).toMatchObject({ expected: "a whole number" });
});
