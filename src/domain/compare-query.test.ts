import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePath, parseCompareQuery, serialiseCompareQuery } from "./compare-query.ts";

const a = "VSSZZZ5FZJR000001";
const b = "WVWZZZAUZLP000002";
const vin = fc.stringMatching(/^[A-Z0-9]{17}$/);
const weight = fc.integer({ min: 0, max: 3 });
const weights = fc.option(
  fc
    .record({ price: weight, kms: weight, age: weight, equipment: weight, cost: weight })
    .filter((each) => Object.values(each).some((count) => count > 0)),
  { nil: undefined },
);

describe("compare query", () => {
  test.each<[string, readonly string[], boolean?]>([
    ["", []],
    [`vin=${a}`, [a]],
    [`vin=${b},${a}`, [b, a]],
    [`vin=${a}&vin=${b}&vin=${a}`, [a, b]],
    [`vin=basura,${a.toLowerCase()},${a}`, [a]],
    [`vin=${"x".repeat(10_000)},${a}`, []],
    [`vin=${a},${b}&differences=1`, [a, b], true],
    [`vin=${a}&differences=yes`, [a]],
    ["differences=1", [], true],
  ])("%s", (query, vins, differences = false) => {
    expect(parseCompareQuery(new URLSearchParams(query))).toEqual({ vins, differences });
  });

  test("survives its address, four at most", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(vin, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        weights,
        (vins, ...rest) => {
          const [differences, weighed] = rest;
          const valid = { vins: vins.slice(0, 4), differences, weights: weighed };
          const query = serialiseCompareQuery({ ...valid, vins });
          expect(parseCompareQuery(new URLSearchParams(query))).toEqual(valid);
        },
      ),
    );
  });

  test("weights are digits from 0 to 3, and none where nothing counts", () => {
    const read = (query: string) => parseCompareQuery(new URLSearchParams(`vin=${a}&${query}`)).weights;
    expect(read("price=3&kms=x&age=4")).toEqual({ price: 3, kms: 0, age: 0, equipment: 0, cost: 0 });
    expect(read("price=0&kms=0")).toBeUndefined();
    expect(comparePath("es", [a], { weights: read("price=2") })).toBe(
      `/comparar/?vin=${a}&price=2&kms=0&age=0&equipment=0&cost=0`,
    );
  });

  test("has an address in each language", () => {
    expect(comparePath("es", [])).toBe("/comparar/");
    expect(comparePath("pt", [a, b], { differences: true })).toBe(
      `/pt/comparar/?vin=${a},${b}&differences=1`,
    );
  });
});
