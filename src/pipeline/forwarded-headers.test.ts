import { describe, expect, test } from "vitest";
import { headersForEverybody, headersForOne } from "./respond.ts";

const sent = new Headers({
  accept: "text/html",
  "accept-encoding": "gzip",
  "if-none-match": '"a"',
  host: "localhost",
  cookie: "__prerender_bypass=a; session-slug=/",
  "content-security-policy": "script-src 'nonce-evil'",
  "content-security-policy-report-only": "script-src 'nonce-evil'",
  "content-type": "text/plain",
  "next-action": "a".repeat(42),
  "next-resume": "1",
  origin: "http://localhost",
  "user-agent": "Googlebot",
  "x-connection-address": "192.0.2.1",
  "x-invoke-status": "500",
  "x-matched-path": "/evil/",
  "x-middleware-subrequest": "middleware",
  "x-nextjs-data": "1",
  "x-prerender-revalidate": "evil",
  "x-request-id": "evil",
});

test("a page that is kept is rendered by nothing that its first visitor sends", () => {
  expect(Object.fromEntries(headersForEverybody(sent, "name"))).toEqual({
    accept: "text/html",
    host: "localhost",
    "x-request-id": "name",
  });
});

describe("a page that is rendered for one visitor", () => {
  test("gets the visitor's form and cookie, no policy, encoding or condition, and none of the framework's inner headers", () => {
    expect(Object.fromEntries(headersForOne({ method: "POST", headers: sent }, "name"))).toEqual({
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
      cookie: "__prerender_bypass=a; session-slug=/",
      host: "localhost",
      origin: "http://localhost",
      "user-agent": "Googlebot",
      "x-connection-address": "192.0.2.1",
      "x-forwarded-host": "localhost",
      "x-request-id": "name",
    });
  });

  test.each([
    ["https://volante.example", "volante.example"],
    ["http://localhost:3000", "localhost:3000"],
    [undefined, null],
  ])("is called as the accepted origin says, not as anybody forwards: %s", (origin, host) => {
    const headers = new Headers({
      host: "10.0.0.7",
      "x-forwarded-host": "evil.example",
      ...(origin && { origin }),
    });
    expect(headersForOne({ method: "POST", headers }, "name").get("x-forwarded-host")).toBe(host);
  });

  test.each([
    ["multipart/form-data; boundary=a", "multipart/form-data; boundary=a"],
    ["application/x-www-form-urlencoded; charset=UTF-8", "application/x-www-form-urlencoded"],
    ["application/json", "application/x-www-form-urlencoded"],
    [undefined, "application/x-www-form-urlencoded"],
  ])("what is posted to it is a form: %j", (type, told) => {
    const given = new Headers(type === undefined ? {} : { "content-type": type });
    const headers = headersForOne({ method: "POST", headers: given }, "name");
    expect(headers.get("content-type")).toBe(told);
  });
});
