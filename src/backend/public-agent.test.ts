import type { LookupAddress } from "node:dns";
import { beforeEach, describe, expect, test } from "vitest";
import { fetchPicture } from "./inventory-feed/pictures/fetch-picture.ts";
import { isPublicAddress, publicAgent } from "./public-agent.ts";

test.each([
  ...[
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.9.9",
  ],
  ...["192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1"],
  ...[
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "fc00::1",
    "fd12::1",
  ],
  ...["fe80::1", "ff02::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff::1", "localhost", ""],
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "93.184.216.34", "100.63.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

describe("a host that leads to this machine", () => {
  let lookups = 0;
  beforeEach(() => {
    lookups = 0;
  });

  const lookupOf =
    (...answers: readonly (readonly string[])[]) =>
    (_: string, __: object, callback: (error: null, addresses: LookupAddress[]) => void) => {
      lookups += 1;
      const addresses = answers[lookups - 1] ?? [];
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    };
  const fetchFrom = (host: string, options: Parameters<typeof publicAgent>[0]) =>
    fetchPicture(`https://${host}/a.jpg`, { hosts: [host], dispatcher: publicAgent(options) });

  test("is not connected to, whether its name or an address is listed", async () => {
    const refused = { problem: "its host has a private address", isPassing: false };
    expect(await fetchFrom("img.example.com", { lookup: lookupOf(["127.0.0.1"]) })).toEqual(refused);
    lookups = 0;
    const mixed = lookupOf(["93.184.216.34", "127.0.0.1"]);
    expect(await fetchFrom("img.example.com", { lookup: mixed })).toEqual(refused);
    for (const host of ["127.0.0.1", "localhost", "169.254.169.254"])
      expect(await fetchFrom(host, {})).toEqual(refused);
  });

  test("is resolved once for a connection: the address that is checked is the one", async () => {
    const lookup = lookupOf(["127.0.0.1"], ["10.0.0.1"]);
    const found = await fetchFrom("img.example.com", {
      lookup,
      isAllowed: (address) => address === "127.0.0.1",
    });
    expect([lookups, found]).toEqual([1, { problem: "its host cannot be reached", isPassing: true }]);
  });
});
