import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  comparePath,
  compareQueryFromSegment,
  compareQueryToSegment,
  parseCompareQuery,
  serialiseCompareQuery,
} from "./compare-query.ts";

const a = "VSSZZZ5FZJR000001";
const b = "WVWZZZAUZLP000002";
const vin = fc.stringMatching(/^[A-Z0-9]{17}$/);

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

  test("survives address and segment, four at most", () => {
    fc.assert(
      fc.property(fc.uniqueArray(vin, { minLength: 1, maxLength: 8 }), fc.boolean(), (vins, differences) => {
        const kept = { vins: vins.slice(0, 4), differences };
        expect(parseCompareQuery(new URLSearchParams(serialiseCompareQuery({ vins, differences })))).toEqual(
          kept,
        );
        expect(compareQueryFromSegment(compareQueryToSegment(kept) ?? "")).toEqual(kept);
      }),
    );
  });

  test.each(["c~", "c~x", `c~${a}-${a}`, `c~${a}~d~d`, "c~~d", `q~${a}`, a, "%"])(
    "%s is no segment",
    (segment) => {
      expect(compareQueryFromSegment(segment)).toEqual({ vins: [], differences: false });
    },
  );

  test("has an address in each language", () => {
    expect(comparePath("es", [])).toBe("/comparar/");
    expect(comparePath("pt", [a, b], true)).toBe(`/pt/comparar/?vin=${a},${b}&differences=1`);
  });
});
