import { expect, test } from "vitest";
import { announcedMinutes, writeTimeLeft } from "./countdown.tsx";

test.each([
  [900_000, "15:00"],
  [899_999, "15:00"],
  [899_000, "14:59"],
  [65_000, "1:05"],
  [1, "0:01"],
  [0, "0:00"],
  [-5_000, "0:00"],
])("%i ms are shown as %s", (leftMs, text) => {
  expect(writeTimeLeft(leftMs)).toBe(text);
});

test("over fifteen minutes it is said twice how many are left", () => {
  const announced: string[] = [];
  for (let leftMs = 900_000; leftMs > 0; leftMs -= 1_000) {
    const now = announcedMinutes(leftMs) ?? "";
    if (now !== announced.at(-1)) announced.push(now);
  }
  expect(announced.filter(Boolean)).toEqual(["5", "1"]);
});

test("whoever comes in between is told at the next of them", () => {
  expect(announcedMinutes(200_000)).toBeUndefined();
  expect(announcedMinutes(20_000)).toBeUndefined();
});
