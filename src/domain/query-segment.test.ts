import { expect, test } from "vitest";
import { decodeQuerySegment, encodeQuerySegment } from "./query-segment.ts";
import { requestQuery } from "./request-panels.ts";

const values = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `${"m".repeat(length - 2)}${index + 10}`).join();

test("a list that asks for as much as a list may is read from the segment whole", () => {
  const filters = `brand=${values(20, 18)}&model=${values(20, 18)}`;
  const dealers = values(60, 20);
  const longest = new URLSearchParams(
    `dealers=${dealers}&list=${encodeURIComponent(`/coches/?${filters}`)}&${filters}`,
  );
  const query = requestQuery("car-alert", longest);
  expect(query).toContain(filters);
  expect(decodeQuerySegment("r", encodeQuerySegment("r", query))).toBe(query);
});

test.each([`r~${"a".repeat(8_000)}`, "r~%", "q~brand", "r"])(
  "%.12s is no segment of a request",
  (segment) => {
    expect(decodeQuerySegment("r", segment)).toBeUndefined();
  },
);
