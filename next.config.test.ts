import { expect, test } from "vitest";
import config from "./next.config.mjs";

test("the optimiser follows no redirect, loads over https alone, and from this site no more than pictures", () => {
  expect(config.images).toMatchObject({
    maximumRedirects: 0,
    localPatterns: [
      { pathname: "/pictures/**", search: "" },
      { pathname: "/api/services/pictures/*", search: "" },
      { pathname: "/api/services/shop/files/*", search: "" },
    ],
  });
  for (const { protocol } of (config.images?.remotePatterns ?? []) as readonly { protocol?: string }[])
    expect(protocol).toBe("https");
});

test("what the framework keeps is bounded, in memory and on the disk", () => {
  expect(config.cacheMaxMemorySize).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(config.images?.maximumDiskCacheSize).toBeGreaterThan(0);
});

test("answers do not name the framework", () => expect(config.poweredByHeader).toBe(false));
