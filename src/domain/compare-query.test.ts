import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareQueryFromSegment,
  compareQueryToSegment,
  parseCompareQuery,
  serialiseCompareQuery,
} from "./compare-query.ts";

const a = "VSSZZZ5FZJR000001";
const b = "WVWZZZAUZLP000002";
const vin = fc.stringMatching(/^[A-Z0-9]{17}$/);

describe("compare query", () => {
  test.each<[string, readonly string[]]>([
    ["", []],
    [`vin=${a}`, [a]],
    [`vin=${b},${a}`, [b, a]],
    [`vin=${a}&vin=${b}&vin=${a}`, [a, b]],
    [`vin=basura,${a.toLowerCase()},${a}`, [a]],
    [`vin=${"x".repeat(10_000)},${a}`, []],
  ])("%s", (query, vins) => {
    expect(parseCompareQuery(new URLSearchParams(query))).toEqual(vins);
  });

  test("survives address and segment, four at most", () => {
    fc.assert(
      fc.property(fc.uniqueArray(vin, { maxLength: 8 }), (vins) => {
        const kept = vins.slice(0, 4);
        expect(parseCompareQuery(new URLSearchParams(serialiseCompareQuery(vins)))).toEqual(kept);
        expect(compareQueryFromSegment(compareQueryToSegment(kept) ?? "")).toEqual(kept);
      }),
    );
  });

  test.each(["c~", "c~x", `c~${a}-${a}`, `q~${a}`, a, "%"])("%s is no segment", (segment) => {
    expect(compareQueryFromSegment(segment)).toEqual([]);
  });
});
