import { expect, test } from "vitest";
import { hashSource, policyWithNonce } from "./content-policy.ts";

test("a page for one visitor lets in its nonce and the text that stands on every page, nothing else inline", () => {
  const scripts = (code: string | undefined) =>
    /script-src (.*)$/.exec(policyWithNonce("bm9uY2U=", code))?.[1];
  expect(scripts(undefined)).toBe("'self' 'nonce-bm9uY2U='");
  expect(scripts("go()")).toBe(`'self' 'nonce-bm9uY2U=' ${hashSource("go()")}`);
});
