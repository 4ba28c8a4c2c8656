import { expect, test } from "vitest";
import { readingMinutes } from "./reading-minutes.ts";

test("reading takes a minute for every 200 words, and never none", () => {
  expect(readingMinutes("<p>one</p>")).toBe(1);
  expect(readingMinutes(`<p>${"word ".repeat(700)}</p>`)).toBe(4);
});
