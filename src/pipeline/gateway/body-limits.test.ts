import { expect, test } from "vitest";
import { bodyLimitOf } from "./body-limits.ts";

const larger = new Map([["/api/photo", 5_000_000]]);

test.each([
  ["/api/trade-in-picture", 11_000_000],
  ["/api/trade-in-picture/", 11_000_000],
  ["/api/trade-in-picture/?id=a", 11_000_000],
  ["/api/trade-in-picture/x", 65_536],
  ["/api/trade-in-pictures", 65_536],
  ["/api/trade-in%2Dpicture", 65_536],
])("pictures are taken at their own address: %s", (url, most) => expect(bodyLimitOf(url)).toBe(most));

test("64 kB are taken everywhere else", () => {
  for (const url of ["/", "/acceso/", "/api/consent", "/api/services/x", "*"])
    expect(bodyLimitOf(url)).toBe(65_536);
});

test.each([
  ["/api/photo", 5_000_000],
  ["/api/photo?vin=A", 5_000_000],
  ["/api/photo/", 65_536],
  ["/api/photo/x", 65_536],
  ["/api/%70hoto", 65_536],
  ["/?x=/api/photo", 65_536],
])("an exception is for its path alone: %s", (url, most) => expect(bodyLimitOf(url, larger)).toBe(most));
