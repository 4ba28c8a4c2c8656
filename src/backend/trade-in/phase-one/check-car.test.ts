import { expect, test } from "vitest";
import { InvalidFieldError } from "#backend/errors.ts";
import { checkRegistration } from "./value-trade-in.ts";

const today = "2026-11-24";
const sold = { soldFrom: 2015, soldTo: 2019 };
const still = { soldFrom: 2015, soldTo: null };

test.each([
  ["2014-01-01", sold],
  ["2017-06-01", sold],
  ["2020-12-31", sold],
  ["2026-11-24", still],
  ["2026-11-01", { soldFrom: 2027, soldTo: null }],
  ["1927-01-01", { soldFrom: 1900, soldTo: null }],
] as const)("%s is when one of %j may have been registered", (plateDate, version) => {
  expect(() => checkRegistration(plateDate, version, today)).not.toThrow();
});

test.each([
  ["2013-12-31", sold],
  ["2021-01-01", sold],
  ["2026-11-25", still],
  ["2027-01-01", still],
  ["9999-12-31", still],
  ["1926-12-31", { soldFrom: 1900, soldTo: null }],
  ["0001-01-01", { soldFrom: 1900, soldTo: null }],
] as const)("%s is not when one of %j was registered", (plateDate, version) => {
  const refused = () => checkRegistration(plateDate, version, today);
  expect(refused).toThrow(InvalidFieldError);
  expect(refused).toThrow(expect.objectContaining({ field: "plateDate" }));
});
