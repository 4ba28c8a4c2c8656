import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchRoute, routePath } from "#domain/route-paths.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { addressId } from "./primitives.ts";

const locales = ["es", "pt"] as const;
const names = ["reservation", "tradeIn"] as const;

describe("an id that the contract takes", () => {
  test.each(names)("leads to the page of a %s and back", (name) => {
    const ids = fc.oneof(fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/), fc.constant(null).map(newReferenceId));
    fc.assert(
      fc.property(ids, fc.constantFrom(...locales), (id, locale) => {
        expect(addressId.parse(id)).toBe(id);
        expect(matchRoute(routePath(name, locale, { id }))).toEqual({ name, locale, params: { id } });
      }),
    );
  });

  test.each(["", "R_1001", "x".repeat(65), "a.b", "a/b", "..", "a b", "ñ", "a\n"])("is not %j", (id) => {
    expect(addressId.safeParse(id).success).toBe(false);
    expect(() => routePath("reservation", "es", { id })).toThrow(RangeError);
  });
});
