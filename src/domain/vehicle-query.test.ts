import fc from "fast-check";
import { expect, test } from "vitest";
import { parseVehicleQuery, vehicleQueryFromSegment, vehicleQueryToSegment } from "./vehicle-query.ts";

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

test("the segment has a fixed order and is absent by default", () => {
  expect(vehicleQueryToSegment({})).toBeUndefined();
  expect(vehicleQueryToSegment({ zip: "28013", months: 60, deposit: 3_000, promo: false })).toBe(
    "s~deposit%3D3000%26months%3D60%26promo%3D0%26zip%3D28013",
  );
});

test.each([
  "",
  "s~",
  "q~months%3D60",
  "s~months%3D060",
  "s~promo%3D1",
  "s~months%3D60%26deposit%3D1",
  "s~zip%3D28013%26months%3D60",
  "s~unread%3Dmonths%2Cdeposit",
  "s~unread%3D",
  "s~part%3Dfooter",
  "s~part%3Dquote%26months%3D60",
  "s~%",
  `s~${"1".repeat(10_000)}`,
])("the segment %s is refused", (segment) => {
  expect(vehicleQueryFromSegment(segment)).toBeUndefined();
});

test("segments carry every query unchanged, encoded once or read by a framework", () => {
  const query = fc.record(
    {
      deposit: fc.integer({ min: 0, max: 9_999_999 }),
      months: fc.integer({ min: 1, max: 240 }),
      promo: fc.constant(false as const),
      part: fc.constant("quote" as const),
      zip: fc.stringMatching(/^[A-Za-z0-9Ññã]{1,5}[ -]?[A-Za-z0-9]{1,6}$/),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  const wrong = { months: 48, unread: ["deposit"], typed: "dos mil & más" } as const;
  const unread = vehicleQueryToSegment(
    parseVehicleQuery(new URLSearchParams({ months: "48", deposit: wrong.typed })),
  );
  expect(unread && vehicleQueryFromSegment(unread)).toEqual({ ...wrong, typed: "dos mil más" });
  fc.assert(
    fc.property(query, (value) => {
      const segment = vehicleQueryToSegment(value);
      expect(segment === undefined ? {} : vehicleQueryFromSegment(segment)).toEqual(value);
    }),
  );
});
