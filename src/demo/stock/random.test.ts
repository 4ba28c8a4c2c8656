import { describe, expect, test } from "vitest";
import { createPicker } from "./create-picker.ts";
import { createRandom } from "./random.ts";

describe("createRandom", () => {
  test("gives the published numbers of mulberry32", () => {
    const random = createRandom(1);
    expect([random.next(), random.next(), random.next()].map((value) => Math.floor(value * 2 ** 32))).toEqual(
      [2_693_262_067, 11_749_833, 2_265_367_787],
    );
  });

  test("keeps whole numbers within their bounds and reaches both", () => {
    const random = createRandom(7);
    const seen = new Set(Array.from({ length: 200 }, () => random.whole(3, 5)));
    expect([...seen].sort()).toEqual([3, 4, 5]);
  });

  test("spreads normal numbers around zero, never beyond three", () => {
    const random = createRandom(3);
    const values = Array.from({ length: 5000 }, () => random.normal());
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.05);
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(3);
  });
});

describe("createPicker", () => {
  test("follows the weights and never picks what has none", () => {
    const pick = createPicker(
      ["never", "seldom", "often"],
      (item) => ({ never: 0, seldom: 1, often: 9 })[item] ?? 0,
    );
    const random = createRandom(11);
    const picks = Array.from({ length: 2000 }, () => pick(random));
    const share = picks.filter((item) => item === "often").length / picks.length;
    expect(picks).not.toContain("never");
    expect(share).toBeGreaterThan(0.87);
    expect(share).toBeLessThan(0.93);
  });

  test("refuses a list without any weight", () => {
    expect(() => createPicker(["a"], () => 0)).toThrow(RangeError);
  });
});
