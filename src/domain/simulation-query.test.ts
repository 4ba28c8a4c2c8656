import fc from "fast-check";
import { expect, test } from "vitest";
import {
  parseSimulationQuery,
  serialiseSimulationQuery,
  simulationQueryFromSegment,
  simulationQueryToSegment,
  unreadableSimulationKeys,
} from "./simulation-query.ts";

test.each([
  ["", {}],
  ["deposit=3000&months=60", { deposit: 3_000, months: 60 }],
  ["months=060", { months: 60 }],
  ["deposit=0", { deposit: 0 }],
  ["deposit=-1&months=0", { deposit: 0, months: 1 }],
  ["deposit=3000.5&months=59.6", { deposit: 3_001, months: 60 }],
  ["deposit=3000,49 €&months=%2B60", { deposit: 3_000, months: 60 }],
  ["deposit=99999999&months=241", { deposit: 9_999_999, months: 240 }],
  ["deposit=lots&months=1e2", {}],
  ["deposit=3.000&months=", {}],
  ["deposit=1234567890123", {}],
  ["promo=1", {}],
])("%s is read as %o", (text, expected) => {
  expect(parseSimulationQuery(new URLSearchParams(text))).toEqual(expected);
});

test.each([
  ["deposit=3000&months=60", []],
  ["deposit=&months=", []],
  ["deposit=-5", []],
  ["deposit=lots&months=soon", ["deposit", "months"]],
  ["deposit=3.000", ["deposit"]],
  ["months=1e2", ["months"]],
  ["months=\u0000", ["months"]],
])("%j has these unreadable keys: %j", (text, keys) => {
  expect(unreadableSimulationKeys(new URLSearchParams(text))).toEqual(keys);
});

test("the segment has a fixed order and is absent by default", () => {
  expect(simulationQueryToSegment({})).toBeUndefined();
  expect(simulationQueryToSegment({ months: 60, deposit: 3_000 })).toBe("s~deposit%3D3000%26months%3D60");
});

test.each([
  "",
  "s~",
  "q~months%3D60",
  "s~months%3D060",
  "s~months%3D60%26deposit%3D1",
  "s~%",
  `s~${"1".repeat(10_000)}`,
])("the segment %s is refused", (segment) => {
  expect(simulationQueryFromSegment(segment)).toBeUndefined();
});

test("address and segment carry every query unchanged", () => {
  const query = fc.record(
    { deposit: fc.integer({ min: 0, max: 9_999_999 }), months: fc.integer({ min: 1, max: 240 }) },
    { requiredKeys: [], noNullPrototype: true },
  );
  fc.assert(
    fc.property(query, (value) => {
      expect(parseSimulationQuery(new URLSearchParams(serialiseSimulationQuery(value)))).toEqual(value);
      const segment = simulationQueryToSegment(value);
      expect(segment === undefined ? {} : simulationQueryFromSegment(segment)).toEqual(value);
    }),
  );
});
