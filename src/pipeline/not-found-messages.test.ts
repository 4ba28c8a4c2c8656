import { expect, test } from "vitest";
import { notFoundMessage } from "./not-found-messages.ts";

test.each([
  "/",
  `/${"a".repeat(5_000)}/`,
  "/ñandú/",
  "/a\r\nset-cookie: b=c/",
  "/\u2028\u0000\u001b[2J/",
  `/${"%25".repeat(500)}`,
])("what the visitor asked for fits into a header: %j", (path) => {
  expect(notFoundMessage("path-characters", path)).toMatch(/^Page not found: [\x20-\x7e]{1,284}$/);
});

test("dollar signs in a path are no patterns", () => {
  expect(notFoundMessage("blocked-path", "/$&/")).toBe("Not Found: /$&/");
});

test("a path is encoded once, as its visitor sent it", () => {
  const { pathname } = new URL("http://localhost/ñandú%20100%25/");
  expect(notFoundMessage("path-characters", pathname)).toBe("Page not found: /%C3%B1and%C3%BA%20100%25/");
});
