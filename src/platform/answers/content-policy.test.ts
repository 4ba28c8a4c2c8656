import { describe, expect, test } from "vitest";
import { hashSource, policyFor } from "./content-policy.ts";

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
  "frame-src": "'none'",
  "img-src": "'self' data:",
  "manifest-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
};

test("nothing else is loaded from elsewhere, framed, embedded, based or sent anywhere", () => {
  expect(directives(policyFor({ inlineScripts: [] }))).toEqual(shared);
  expect(directives(policyFor({ inlineScripts: ["go()", "go()"] }))).toEqual({
    ...shared,
    "script-src": `'self' ${hashSource("go()")}`,
  });
});

test("the framework's scripts run by a nonce, where there is one, and its tools for developers where that is said", () => {
  const nonce = "abcdefghijklmnopqrstuvwx";
  expect(directives(policyFor({ inlineScripts: ["go()"], nonce }))).toEqual({
    ...shared,
    "script-src": `'self' ${hashSource("go()")} 'nonce-${nonce}'`,
  });
  expect(directives(policyFor({ inlineScripts: [], nonce, tools: true }))).toEqual({
    ...shared,
    "script-src": `'self' 'nonce-${nonce}' 'unsafe-eval'`,
    "style-src": "'self' 'unsafe-inline'",
  });
});

describe("a page that needs something from elsewhere", () => {
  test("to sign in: the provider's script, its answers, and forms sent to it", () => {
    const needs = { kind: "login", origin: "https://id.example:8443" } as const;
    expect(directives(policyFor({ inlineScripts: ["go()"], needs }))).toEqual({
      ...shared,
      "script-src": `'self' ${hashSource("go()")} https://id.example:8443`,
      "connect-src": "'self' https://id.example:8443",
      "form-action": "'self' https://id.example:8443",
    });
  });

  test("to pay: the card provider's script, frames and answers", () => {
    const hosts = {
      "script-src": ["https://js.pay.example", "https://*.js.pay.example"],
      "frame-src": ["https://js.pay.example"],
      "connect-src": ["https://api.pay.example"],
    };
    expect(directives(policyFor({ inlineScripts: [], needs: { kind: "card", hosts } }))).toEqual({
      ...shared,
      "script-src": "'self' https://js.pay.example https://*.js.pay.example",
      "frame-src": "https://js.pay.example",
      "connect-src": "'self' https://api.pay.example",
    });
  });
});
