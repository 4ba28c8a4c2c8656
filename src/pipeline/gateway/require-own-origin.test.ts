import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import type { Exchange } from "./refuse.ts";
import { requireOwnOrigin } from "./require-own-origin.ts";

const check = (method: string, url: string, headers: IncomingHttpHeaders = {}) =>
  requireOwnOrigin({ request: { method, url, headers: { host: "site.test", ...headers } } } as Exchange);

const refused = expect.objectContaining({ status: 403 });

test.each(["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])("%s needs an origin of ours", (method) => {
  for (const url of ["/", "/acceso/", "/api/x", "/api/services/x"]) {
    expect(check(method, url), url).toEqual(refused);
    expect(check(method, url, { origin: "null" }), url).toEqual(refused);
    expect(check(method, url, { origin: "http://site.test" }), url).toBeUndefined();
  }
});

test.each(["GET", "HEAD", "OPTIONS"])("%s only reads", (method) => {
  expect(check(method, "/api/x", { origin: "https://evil.test" })).toBeUndefined();
});

test.each(["/api/revalidate", "/api/revalidate/", "/api/revalidate?x=1"])("machines send to %s", (url) => {
  expect(check("POST", url)).toBeUndefined();
});

test.each([
  "/api/revalidate/x",
  "/api/revalidatex",
  "/api/%72evalidate",
  "/x?/api/revalidate",
  "//api/revalidate",
])("%s is something else", (url) => expect(check("POST", url)).toEqual(refused));
