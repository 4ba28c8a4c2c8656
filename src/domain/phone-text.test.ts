import { expect, test } from "vitest";
import { phoneText } from "./phone-text.ts";

test.each([
  ["+34910000002", "+34 910 000 002"],
  ["+351912345678", "+351 912 345 678"],
  ["910000002", "910000002"],
  ["+442012345678", "+442012345678"],
])("%s is written %s", (stored, written) => {
  expect(phoneText(stored).replaceAll("\u00a0", " ")).toBe(written);
});
