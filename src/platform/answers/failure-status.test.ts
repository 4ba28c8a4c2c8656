import { expect, test } from "vitest";
import { failureKinds } from "#platform/result.ts";
import { failureKindOf, failureStatus } from "./failure-status.ts";

test.each([
  ["invalid", 400],
  ["not-found", 404],
  ["gone", 410],
  ["not-implemented", 501],
  ["rate-limited", 429],
  ["timeout", 503],
  ["unreachable", 503],
  ["server", 503],
  ["contract", 503],
] as const)("%s is answered %i", (kind, status) => {
  expect(failureStatus(kind)).toBe(status);
});

test("a failure that is passed on by its status is the same failure, or a service's", () => {
  for (const kind of failureKinds)
    expect([kind, "server"], kind).toContain(failureKindOf(failureStatus(kind)));
});
