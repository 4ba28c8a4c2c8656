import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cacheControl } from "./cache-control.ts";

test("an answer for everybody may be a day stale, one for a visitor not", () => {
  expect(cacheControl.publicWithStale(60)).toBe("public, max-age=60, stale-while-revalidate=86400");
  expect(cacheControl.private(60)).toBe("private, max-age=60");
});

const files = globSync(["next.config.mjs", "src/**/*.{ts,tsx}"]).filter(
  (file) => !/\.test\.tsx?$|^src\/(?:tools|backend)\//.test(file),
);

test("no other file writes such a value by hand", () => {
  expect(files.length).toBeGreaterThan(500);
  const writers = files.filter((file) =>
    /(?:private|public), (?:no-store|max-age)|["'`](?:no-store|no-cache)["'`]/.test(
      readFileSync(file, "utf8").replaceAll('cache: "no-store"', ""),
    ),
  );
  expect(writers.toSorted()).toEqual(["src/api/call-headers.ts", "src/platform/answers/cache-control.ts"]);
});

test("lifetimes stand in one file", () => {
  const number =
    /\b(?:ttl|revalidate|expireTime|minimumCacheTTL|retryAfterMs): ?\d|freshUntil: .* \+ \d|\b(?:visitor|everybody|everybodyAndStale)\(\d/;
  expect(files.filter((file) => number.test(readFileSync(file, "utf8")))).toEqual([]);
});
