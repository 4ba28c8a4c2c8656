import { expect, test } from "vitest";
import { addressGroup } from "./address-group-of.ts";
import { clientAddress, isTrustedProxy, peerHeader } from "./client-address.ts";

const headers = (peer: string | undefined, forwarded?: string) =>
  new Headers({
    ...(peer !== undefined && { [peerHeader]: peer }),
    ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
  });

test.each([
  ["the connection, when no proxy is trusted", "203.0.113.7", "198.51.100.1", [], "203.0.113.7"],
  ["the proxy's word, when it is trusted", "127.0.0.1", "198.51.100.1", ["127.0.0.1"], "198.51.100.1"],
  ["IPv4 inside IPv6", "::ffff:127.0.0.1", "198.51.100.1", ["127.0.0.1"], "198.51.100.1"],
  ["not what the client wrote before", "127.0.0.1", "1.1.1.1, 198.51.100.1", ["127.0.0.1"], "198.51.100.1"],
  ["past several proxies", "10.0.0.9", "198.51.100.1, 10.1.1.1", ["10.0.0.0/8"], "198.51.100.1"],
  ["a trusted proxy that says nothing", "10.0.0.9", undefined, ["10.0.0.0/8"], "10.0.0.9"],
  ["a trusted proxy that says nonsense", "10.0.0.9", "unknown", ["10.0.0.0/8"], "10.0.0.9"],
  ["all of them trusted", "10.0.0.9", "10.0.0.1, 10.0.0.2", ["10.0.0.0/8"], "10.0.0.1"],
  ["an address with its port", "::1", "198.51.100.1:4711", ["::1"], "198.51.100.1"],
  ["an IPv6 address in brackets", "::1", "[2001:DB8::5]:443", ["::1"], "2001:db8::5"],
  ["an IPv6 range", "2001:db8::9", "198.51.100.1", ["2001:db8::/32"], "198.51.100.1"],
] as const)("%s", (_, peer, forwarded, trusted, expected) => {
  expect(clientAddress(headers(peer, forwarded), trusted)).toBe(expected);
});

test("however much a client writes before, the address that the proxy has added counts", () => {
  const invented = Array.from({ length: 700 }, (_, index) => `10.9.${index % 250}.1`).join(", ");
  for (const before of [invented, "x".repeat(2_000), `${invented}, ,`, `${"1.1.1.1,".repeat(999)}`])
    expect(clientAddress(headers("127.0.0.1", `${before}, 198.51.100.1`), ["127.0.0.1"])).toBe(
      "198.51.100.1",
    );
});

test("nobody is known when the connection was not noted", () => {
  expect(clientAddress(headers(undefined, "198.51.100.1"), ["127.0.0.1"])).toBeUndefined();
  expect(clientAddress(headers("somewhere"), [])).toBeUndefined();
});

test.each([
  ["198.51.100.1", "198.51.100.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s is counted as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test("a connection is a proxy's where its address or range is named", () => {
  const named = ["10.0.0.0/8", "::1"];
  const addresses = ["10.1.2.3", "::ffff:10.1.2.3", "::1", "192.0.2.1", ""];
  expect(addresses.map((address) => isTrustedProxy(address, named))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isTrustedProxy("127.0.0.1", [])).toBe(false);
});
