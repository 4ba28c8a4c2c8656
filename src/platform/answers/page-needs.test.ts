import { expect, test } from "vitest";
import { policyFor } from "./content-policy.ts";
import { additionsFor } from "./page-needs.ts";

test.each([
  "https://id.example",
  "https://xn--id-xka.example:8443",
  "http://localhost:4000",
  "http://127.0.0.1:4000",
])("%s is an origin", (origin) => {
  const needs = { kind: "login", origin } as const;
  expect(additionsFor(needs)["form-action"]).toEqual([origin]);
});

test.each([
  "",
  "*",
  "https:",
  "https://*",
  "https://*.example",
  "http://id.example",
  "//id.example",
  "id.example",
  "https://id.example/",
  "https://id.example/login.js",
  "https://id.example?x",
  "https://ana@id.example",
  "https://id.example:443",
  "https://ID.example",
  "https://id.example https://evil.example",
  "https://id.example; script-src *",
  "https://id.example, script-src *",
  "https://id.example\nscript-src *",
  "'unsafe-inline'",
  "'self'",
  "data:",
  "blob:https://id.example",
  "javascript:alert(1)",
  "wss://id.example",
])("%j is none, and no policy is made of it", (origin) => {
  const needs = { kind: "login", origin } as const;
  expect(() => additionsFor(needs)).toThrow(RangeError);
  expect(() => policyFor({ inlineScripts: [], needs })).toThrow(RangeError);
});

test("hosts of a payment provider, and all names below one, are allowed where its entry names them", () => {
  const hosts = {
    "script-src": ["https://js.pay.example", "https://*.pay.example"],
    "frame-src": ["https://pay.example"],
  } as const;
  expect(additionsFor({ kind: "card", hosts })).toEqual(hosts);
});

test.each([
  "https://*",
  "https://*.example",
  "https://*.*.example",
  "http://*.pay.example",
  "*.pay.example",
  "'unsafe-eval'",
])("%j is no host of a payment provider", (host) => {
  const needs = { kind: "card", hosts: { "script-src": [host] } } as const;
  expect(() => policyFor({ inlineScripts: [], needs })).toThrow(RangeError);
});
