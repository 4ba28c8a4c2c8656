import { expect, test } from "vitest";
import { addressGroupOf, addressKeyOf } from "./address-group-of.ts";

test.each([
  [{ "x-connection-address": "192.0.2.7" }, "192.0.2.7"],
  [{ "x-connection-address": "192.0.2.7", "x-forwarded-for": "198.51.100.1" }, "192.0.2.7"],
  [{ "x-connection-address": "2001:db8:1:2:3::4" }, "2001:db8:1:2"],
  [{}, "unknown"],
])("%j is of the group %s", (headers, group) => {
  expect(addressGroupOf(new Headers(headers))).toBe(group);
});

test("under a hash it is the same for the group, and does not hold it; none where the address is not known", () => {
  const keyOf = (address: string) => addressKeyOf(new Headers({ "x-connection-address": address }));
  expect(keyOf("2001:db8:1:2::4")).toBe(keyOf("2001:db8:1:2:9::1"));
  expect(keyOf("192.0.2.7")).not.toBe(keyOf("192.0.2.8"));
  expect(keyOf("192.0.2.7")).toMatch(/^[\w-]{43}$/);
  expect(addressKeyOf(new Headers())).toBeUndefined();
});
