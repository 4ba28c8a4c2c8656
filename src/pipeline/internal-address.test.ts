import { expect, test } from "vitest";
import { addressForFramework, internalAddress } from "./internal-address.ts";

test.each([
  ["/es", "", "/es", "/es/"],
  ["/es/a", "", "/es/a", "/es/a/"],
  ["/es/a", "brand=seat&page=2", "/es/a?brand=seat&page=2", "/es/a/?brand=seat&page=2"],
  ["/pt", "returnTo=%2Fa%2F%3Fb", "/pt?returnTo=%2Fa%2F%3Fb", "/pt/?returnTo=%2Fa%2F%3Fb"],
])("%s with the query %j", (path, query, internal, forFramework) => {
  expect(internalAddress(path, query)).toBe(internal);
  expect(addressForFramework(internal)).toBe(forFramework);
});
