import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseByDigest } from "./choose-by-digest.ts";
import { findRegisteredCar } from "./find-registered-car.ts";

test("a catalogue without cars knows no plate", () => {
  const asked = { plate: "1234KBC", hint: { from: "2017-06" } };
  expect(findRegisteredCar(asked, { versions: new Map() }, "2026-11")).toBeUndefined();
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
