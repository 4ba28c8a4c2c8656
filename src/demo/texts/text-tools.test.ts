import { describe, expect, test } from "vitest";
import { readBlocks } from "#backend/content/read-blocks.ts";
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

describe("readBlocks", () => {
  test("reads headings, paragraphs and lists", () => {
    expect(readBlocks("## A\n\nOne.\nTwo.\n- a\n- b\n### B\n- c")).toEqual([
      { type: "h2", text: "A" },
      { type: "p", text: "One." },
      { type: "p", text: "Two." },
      { type: "ul", items: ["a", "b"] },
      { type: "h3", text: "B" },
      { type: "ul", items: ["c"] },
    ]);
  });
});
