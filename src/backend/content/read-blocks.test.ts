import { expect, test } from "vitest";
import { readBlocks } from "./read-blocks.ts";

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
