import { expect, test } from "vitest";
import { checkAddress, linkKind, RefusedAddressError } from "./link-kind.ts";

test.each([
  ["/", "site"],
  ["/coches-ocasion/?brand=seat", "site"],
  ["#prices", "fragment"],
  ["https://www.dgt.es/", "outside"],
  ["HTTP://example.org", "outside"],
  ["tel:+34910000001", "contact"],
  ["mailto:hola@volante.test", "contact"],
  ["//evil.example/", "refused"],
  ["/\\evil.example/", "refused"],
  ["javascript:alert(1)", "refused"],
  [" JavaScript:alert(1)", "refused"],
  ["java\tscript:alert(1)", "refused"],
  ["/a\n/b", "refused"],
  ["data:text/html,x", "refused"],
  ["vbscript:x", "refused"],
  ["https://", "refused"],
  ["coches", "refused"],
  ["", "refused"],
] as const)("%j is %s", (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "//evil.example/", ""])(
  "a dangerous address is thrown out: %j",
  (href) => {
    expect(() => checkAddress(href, { outside: true })).toThrow(RefusedAddressError);
  },
);

test("an address outside needs permission", () => {
  expect(() => checkAddress("https://example.org/", { outside: false })).toThrow("without permission");
  expect(checkAddress("https://example.org/", { outside: true })).toBe("outside");
  expect(checkAddress("/coches-ocasion/", { outside: false })).toBe("site");
});
