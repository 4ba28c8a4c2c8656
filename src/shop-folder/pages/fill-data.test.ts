import { describe, expect, test } from "vitest";
import { fillData } from "./fill-data.ts";

describe("fillData", () => {
  test("fills texts inside data and leaves the rest alone", () => {
    const data = { text: "{a}", list: ["{a}", 3, { deep: "{a}" }], flag: true, none: null };
    expect(fillData(data, { a: "x" })).toEqual({
      text: "x",
      list: ["x", 3, { deep: "x" }],
      flag: true,
      none: null,
    });
    expect(data.text).toBe("{a}");
  });
});
