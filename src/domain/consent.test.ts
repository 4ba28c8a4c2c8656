import { expect, test } from "vitest";
import { consentSeconds, readConsent } from "./consent.ts";

test.each([
  ["volante-consent=all", "all"],
  ["locale=es; volante-consent=necessary; a=b", "necessary"],
  ["a=b;volante-consent=all ", "all"],
  ["not-volante-consent=all", undefined],
  ["volante-consent=ALL", undefined],
  ["volante-consent=", undefined],
  ["volante-consent=allowed", undefined],
  ["", undefined],
  [null, undefined],
] as const)("the answer in %j is %s", (cookies, answer) => {
  expect(readConsent(cookies)).toBe(answer);
});

test("an answer is kept for no more than the 24 months that the authority allows", () => {
  expect(consentSeconds).toBeLessThanOrEqual(2 * 365 * 24 * 60 * 60);
});
