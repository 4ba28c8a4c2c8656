import { expect, test } from "vitest";
import { hashSource, policyWithHashes } from "./content-policy.ts";

test("nothing else is loaded from elsewhere, framed, embedded, based or sent anywhere", () => {
  const directives = (policy: string) =>
    Object.fromEntries(
      policy.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
    );
  const shared = {
    "default-src": "'self'",
    "base-uri": "'self'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "connect-src": "'self'",
    "font-src": "'self'",
    "img-src": "'self' data:",
    "manifest-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
  };
  expect(directives(policyWithHashes([]))).toEqual({ ...shared, "script-src": "'self'" });
  expect(directives(policyWithHashes(["go()", "go()"]))).toEqual({
    ...shared,
    "script-src": `'self' ${hashSource("go()")}`,
  });
});
