import { expect, test } from "vitest";
import { businessConstants } from "./business-constants.ts";
import { kilometreOptions, yearList, yearRange } from "./option-lists.ts";

test("the year list has 100 years ending at the current one", () => {
  const years = yearList(2026);
  expect(years).toHaveLength(100);
  expect([years[0], years.at(-1)]).toEqual([2026, 1927]);
});

test.each([
  [2018, 2020, [2018, 2019, 2020]],
  [2020, 2020, [2020]],
  [2021, 2020, []],
  [Number.NaN, 2020, []],
  [0, 1e9, []],
])("years from %d to %d", (min, max, expected) => {
  expect(yearRange(min, max)).toEqual(expected);
});

test("the kilometre dropdown has 15 values in steps of 10 000 from 0", () => {
  const options = kilometreOptions();
  expect(options).toHaveLength(15);
  expect(options[0]).toEqual({ value: 0, label: "0 kms" });
  expect(options.at(-1)).toEqual({ value: 140_000, label: "140000 kms" });
});

test("the specified constants", () => {
  expect(businessConstants).toMatchObject({
    loginProviderId: 5,
    alertClearMs: 4_000,
    loginResetDelayMs: 1_500,
  });
});
