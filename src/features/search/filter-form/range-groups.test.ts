import { expect, test } from "vitest";
import { kilometreOptions, yearOptions } from "./range-groups.tsx";

const years = (min: number, max: number, ...chosen: (number | undefined)[]) =>
  yearOptions({ values: {}, ranges: { year: { min, max } } }, chosen).map(({ value }) => value);

test("years run from the newest to the oldest of the stock, chosen ones included", () => {
  expect(years(2019, 2022)).toEqual(["2022", "2021", "2020", "2019"]);
  expect(years(2021, 2022, 2015, undefined)).toEqual(["2022", "2021", "2015"]);
  expect(yearOptions({ values: {}, ranges: {} }, [undefined])).toEqual([]);
  expect(years(1, 2026)).toHaveLength(100);
  const listed = { values: {}, ranges: { year: { min: 2018, max: 2026 } }, years: [2022, 2019] };
  expect(yearOptions(listed, [2020]).map(({ value }) => value)).toEqual(["2022", "2020", "2019"]);
});

test("kilometres have fifteen values, labelled as specified", () => {
  const none = { values: {}, ranges: {} };
  const options = kilometreOptions(none, [undefined]);
  expect(options).toHaveLength(15);
  expect(options[0]).toEqual({ value: "0", text: "0 kms" });
  expect(options.at(-1)).toEqual({ value: "140000", text: "140000 kms" });
  expect(kilometreOptions(none, [12_345]).map(({ value }) => value)).toContain("12345");
  const kms = [{ value: 25_000, label: "25 mil" }];
  expect(kilometreOptions({ ...none, kms }, [undefined, 30_000])).toEqual([
    { value: "25000", text: "25 mil" },
    { value: "30000", text: "30000 kms" },
  ]);
});
