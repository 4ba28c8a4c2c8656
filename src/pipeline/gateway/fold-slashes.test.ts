import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { InterceptableResponse } from "#platform/interceptable-response.ts";
import { foldSlashes } from "./gateway-checks.ts";

const folded = (url: string) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  expect(foldSlashes({ request, response: new InterceptableResponse(request) })).toBeUndefined();
  return request.url;
};

test.each([
  ["/dos//barras", "/dos/barras"],
  ["/dos///barras//", "/dos/barras"],
  ["//dos/barras/?a=//b", "/dos/barras?a=//b"],
  ["/dos\\barras/", "/dos/barras"],
])("%s is read as %s, which is redirected once", (url, expected) => {
  expect(folded(url)).toBe(expected);
});

test.each(["/", "//", "/dos/barras/", "/dos/?url=https://x//y", "/pictures//a.webp", "/_next//image/"])(
  "%s is left as it is",
  (url) => {
    expect(folded(url)).toBe(url);
  },
);
