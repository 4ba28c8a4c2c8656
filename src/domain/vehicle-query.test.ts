import fc from "fast-check";
import { expect, test } from "vitest";
import { parseVehicleQuery, serialiseVehicleQuery } from "./vehicle-query.ts";

test.each([
  ["", {}],
  ["zip=28013", { zip: "28013" }],
  ["zip=%201950-421%20&months=48", { zip: "1950-421", months: 48 }],
  ["zip=28%20%20013", { zip: "28 013" }],
  ["zip=Ávila", { zip: "Ávila" }],
  ["zip=", {}],
  ["zip=2801328013280", {}],
  ["zip=<b>", {}],
  ["zip=%00", {}],
  ["deposit=lots&months=48", { months: 48, unread: ["deposit"], typed: "lots" }],
  ["months=soon&deposit=3,000&zip=28013", { zip: "28013", unread: ["deposit", "months"], typed: "3,000" }],
  ["unread=deposit,zip,constructor", { unread: ["deposit"] }],
  ["deposit=<b>", { unread: ["deposit"], typed: "b" }],
  ["deposit=%00", { unread: ["deposit"] }],
  ["unread=deposit&typed=abc%20def", { unread: ["deposit"], typed: "abc def" }],
  ["typed=abc", {}],
  ["part=quote&months=48", { months: 48, part: "quote" }],
  ["part=footer", {}],
  ["fit=tight&part=check&months=48", { months: 48, part: "check", fit: "tight" }],
  ["fit=perhaps&part=check", { part: "check" }],
  ["fit=tight&part=quote", { part: "quote" }],
  ["unread=deposit&deposit=2.500", { deposit: 2_500 }],
])("%s is read as %o", (text, expected) => {
  expect(parseVehicleQuery(new URLSearchParams(text))).toEqual(expected);
});

test("the canonical query has a fixed order, and is empty by default", () => {
  expect(serialiseVehicleQuery({})).toBe("");
  expect(serialiseVehicleQuery({ zip: "28013", months: 60, deposit: 3_000, promo: false })).toBe(
    "deposit=3000&months=60&promo=0&zip=28013",
  );
});

test("what is read of the canonical query is what was read of the address", () => {
  const amount = fc.oneof(fc.integer().map(String), fc.string());
  const typed = fc.record(
    {
      deposit: amount,
      months: amount,
      promo: fc.constantFrom("0", "1", "x"),
      zip: fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9Ññã]{1,5}[ -]?[A-Za-z0-9]{1,6}$/)),
      unread: fc.constantFrom("deposit", "months,deposit", "x"),
      typed: fc.string(),
      part: fc.constantFrom("quote", "check", "footer"),
      fit: fc.constantFrom("tight", "x"),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(typed, (each) => {
      const query = parseVehicleQuery(new URLSearchParams(each));
      const canonical = serialiseVehicleQuery(query);
      expect(parseVehicleQuery(new URLSearchParams(canonical))).toEqual(query);
      expect(canonical.length).toBeLessThan(200);
    }),
  );
});
