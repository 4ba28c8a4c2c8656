import { describe, expect, test } from "vitest";
import { fail, failureKinds, ok, type Result } from "./result.ts";

describe("results", () => {
  test("a success carries its value", () => {
    expect(ok({ vin: "A" })).toEqual({ ok: true, value: { vin: "A" } });
  });

  test.each([
    ["not-found", false],
    ["invalid", false],
    ["unauthorized", false],
    ["forbidden", false],
    ["conflict", false],
    ["gone", false],
    ["rate-limited", true],
    ["timeout", true],
    ["unreachable", true],
    ["server", true],
    ["contract", false],
    ["not-implemented", false],
  ] as const)("a failure of kind %s is retryable: %s", (kind, retryable) => {
    expect(fail(kind, "reason").error).toEqual({ kind, message: "reason", retryable });
  });

  test("every kind is covered by the table above", () => {
    expect(failureKinds).toHaveLength(12);
  });

  test("details are kept and may overrule retryable", () => {
    const result: Result<number> = fail("server", "half an answer", {
      status: 502,
      endpoint: "vehicle",
      field: "data.vin",
      retryable: false,
    });
    expect(result.ok ? undefined : result.error).toEqual({
      kind: "server",
      message: "half an answer",
      retryable: false,
      status: 502,
      endpoint: "vehicle",
      field: "data.vin",
    });
  });
});
