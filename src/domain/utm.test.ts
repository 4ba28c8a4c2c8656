import { expect, test } from "vitest";
import { readUtms, utmQuery } from "./utm.ts";

test.each([
  ["utm_campaign=enero", { utm_campaign: "enero" }],
  [
    "utm_content=e&utm_term=d&utm_campaign=c&utm_medium=b&utm_source=a&x=1",
    { utm_source: "a", utm_medium: "b", utm_campaign: "c", utm_term: "d", utm_content: "e" },
  ],
  ["utm_campaign=a%00%0Ab&utm_source=", { utm_campaign: "ab" }],
  ["utm_source=a&utm_medium=b", undefined],
  ["utm_campaign=&utm_source=a", undefined],
  ["utm_campaign=%20", undefined],
  ["campaign=x", undefined],
  ["", undefined],
])("%s gives %o", (text, expected) => {
  expect(readUtms(new URLSearchParams(text))).toEqual(expected);
});

test("a long value is cut", () => {
  expect(readUtms(new URLSearchParams({ utm_campaign: "x".repeat(10_000) }))?.utm_campaign).toHaveLength(200);
});

test.each([
  ["y=1&utm_source=a&utm_campaign=oto%C3%B1o", "utm_source=a&utm_campaign=oto%C3%B1o"],
  ["utm_medium=b", "utm_medium=b"],
  ["y=1&utm_source=", ""],
])("of %s an address keeps %s", (text, kept) => {
  expect(utmQuery(new URLSearchParams(text))).toBe(kept);
});
