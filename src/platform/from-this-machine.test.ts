import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { isFromThisMachine } from "./from-this-machine.ts";

beforeEach(() => {
  forgetProcess();
  vi.stubEnv("SITE_URL", "http://localhost:3000");
});

const isLocal = (headers: Readonly<Record<string, string>>): boolean =>
  isFromThisMachine(new Headers({ host: "localhost:3000", ...headers }));
const here = { "x-connection-address": "127.0.0.1" };

test.each([
  [here],
  [{ "x-connection-address": "::ffff:127.0.0.1", "x-forwarded-for": "::ffff:127.0.0.1" }],
  [{ "x-connection-address": "::1", host: "[::1]:3000" }],
  [{ ...here, host: "127.0.0.1:3000" }],
])("%j asks at this machine", (headers) => expect(isLocal(headers)).toBe(true));

test.each([
  ["nobody noted the connection", {}],
  ["another machine is connected", { "x-connection-address": "192.168.1.7" }],
  [
    "another machine claims to be this one",
    { "x-connection-address": "192.168.1.7", "x-forwarded-for": "127.0.0.1" },
  ],
  ["a proxy on this machine brings somebody", { ...here, "x-forwarded-for": "198.51.100.7" }],
  ["a proxy brings what is no address", { ...here, "x-forwarded-for": "unknown" }],
  ["a foreign name leads here", { ...here, host: "evil.example:3000" }],
  ["no host is named", { ...here, host: "" }],
] as const)("not when %s", (_, headers) => expect(isLocal(headers)).toBe(false));

test("not on a site that is published", () => {
  vi.stubEnv("SITE_URL", "https://volante.example");
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  expect(isLocal(here)).toBe(false);
});
