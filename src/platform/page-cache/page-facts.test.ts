import { expect, test } from "vitest";
import { type PageFacts, readFacts, writeFacts } from "./page-facts.ts";

test.each<PageFacts>([
  {
    renderedAt: 1_732_545_123_456,
    freshUntil: 1_732_545_183_456,
    tags: ["stock", "vehicle:VSSZZZ5FZJR000001"],
  },
  { renderedAt: 1, freshUntil: Number.POSITIVE_INFINITY, tags: [] },
])("what is written is read", (facts) => {
  expect(readFacts(writeFacts(facts))).toEqual(facts);
});

test.each([undefined, 3, "", "1", "a b c", ["1 2 a"]])("%j says nothing of a page", (header) => {
  expect(readFacts(header)).toBeUndefined();
});
