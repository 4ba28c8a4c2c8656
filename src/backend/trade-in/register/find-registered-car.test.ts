import fc from "fast-check";
import { expect, test } from "vitest";
import { es } from "#market/es.ts";
import { pt } from "#market/pt.ts";
import { chooseByDigest, findRegisteredCar, possibleMonths } from "./look-up-plate.ts";

test("a catalogue without cars knows no plate", () => {
  const query = { plate: "1234KBC", hint: { from: "2017-06" } };
  expect(findRegisteredCar(query, { versions: new Map() }, "2026-11")).toBeUndefined();
});

const words = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 30 });

test("the choice is one of the options whatever their order, and none without", () => {
  expect(chooseByDigest("1234KBC", [], String)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), words, (text, options) => {
      const chosen = chooseByDigest(text, options, String);
      expect(options).toContain(chosen);
      expect(chooseByDigest(text, options.toReversed(), String)).toBe(chosen);
    }),
  );
});

test("an option more is chosen, or nothing changes", () => {
  fc.assert(
    fc.property(fc.string(), words, (text, [added = "", ...options]) => {
      const chosen = chooseByDigest(text, [...options, added], String);
      expect([added, chooseByDigest(text, options, String)]).toContain(chosen);
    }),
  );
});

const since = (first: number) => (year: number) => year >= first;

test.each([
  [{ from: "2014-11", to: "2017-06" }, "2026-11", 2000, ["2014-11", "2017-06", 32]],
  [{ from: "2014-11", to: "2017-06" }, "2026-11", 2016, ["2016-01", "2017-06", 18]],
  [{ from: "2022-09" }, "2022-11", 2000, ["2022-09", "2022-11", 3]],
  [{ to: "1971-12" }, "2026-11", 1970, ["1970-01", "1971-12", 24]],
  [{ from: "2022-09" }, "2022-08", 2000, [undefined, undefined, 0]],
  [{ from: "1971-01", to: "2000-09" }, "2026-11", 2011, [undefined, undefined, 0]],
] as const)("%j, looked at in %s and known since %i: %j", (hint, last, first, expected) => {
  const months = possibleMonths(hint, last, since(first));
  expect([months[0], months.at(-1), months.length]).toEqual(expected);
});

test.each([
  [es.plate.registrationHint("1234 KBC")],
  [es.plate.registrationHint("1234 NBC")],
  [pt.plate.registrationHint("12-AB-34")],
  [pt.plate.registrationHint("AB-12-CD")],
])("%j has months of the years that it tells, and none to come", (hint = {}) => {
  const months = possibleMonths(hint, "2026-11", since(2011));
  expect(months.length).toBeGreaterThan(0);
  expect(months.every((month) => month <= "2026-11" && month >= (hint.from ?? ""))).toBe(true);
});
