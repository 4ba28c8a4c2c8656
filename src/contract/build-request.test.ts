import { describe, expect, test } from "vitest";
import { buildRequest } from "./build-request.ts";
import { endpoints } from "./endpoints.ts";

describe("building a request", () => {
  test("encodes parameters, and slashes in them", () => {
    const built = buildRequest(endpoints.page, { params: { slug: "landings/black-days" } });
    expect(built).toEqual({ ok: true, value: { method: "GET", path: "/pages/landings%2Fblack-days" } });
  });

  test("leaves out query values that are not given", () => {
    const built = buildRequest(endpoints.quote, {
      params: { vin: "VSSZZZ5FZKR012345" },
      query: { nrPayments: 60, pdf: undefined },
    });
    expect(built.ok && built.value.path).toBe("/finance/VSSZZZ5FZKR012345?nrPayments=60");
  });

  test("sends a lead's type in the query and the rest as form data", () => {
    const built = buildRequest(endpoints.lead, {
      body: {
        type: 36,
        email: "ana@volante.test",
        consent: true,
        consentVersion: "2026-11",
        requestId: "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11",
      },
    });
    if (!built.ok) throw new Error(built.error.message);
    expect(built.value.path).toBe("/lead?type=36");
    expect(built.value.contentType).toBeUndefined();
    expect([...(built.value.body as FormData)]).toEqual([
      ["email", "ana@volante.test"],
      ["consent", "true"],
      ["consentVersion", "2026-11"],
      ["requestId", "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11"],
    ]);
  });

  test("sends only what the contract knows", () => {
    const body = { providerId: 5, password: "secret" };
    const built = buildRequest(endpoints.login, { body });
    expect(built.ok && built.value.body).toBe('{"providerId":5}');
  });

  test.each(["..", ".", "a/../b", "", "a//b", "/a", "a?b", "a#b", "ñ", "a%2e"])(
    "refuses the slug %j",
    (slug) => {
      expect(buildRequest(endpoints.page, { params: { slug } })).toMatchObject({
        ok: false,
        error: { kind: "invalid", endpoint: "GET /pages/{slug}", field: "slug", retryable: false },
      });
    },
  );

  test.each(["../users/me", "..", "", "a b", "x".repeat(65)])("refuses the id %j", (id) => {
    expect(buildRequest(endpoints.tradeIn, { params: { id } })).toMatchObject({
      ok: false,
      error: { field: "id" },
    });
  });

  test("names a missing body", () => {
    const input = {} as unknown as { body: { providerId: number } };
    expect(buildRequest(endpoints.login, input)).toMatchObject({ ok: false, error: { field: "body" } });
  });
});
