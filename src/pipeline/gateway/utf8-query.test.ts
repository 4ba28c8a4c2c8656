import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { InterceptableResponse } from "#platform/interceptable-response.ts";
import { gatewayChecks, utf8Query } from "./gateway-checks.ts";

const read = (url: string) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  expect(utf8Query({ request, response: new InterceptableResponse(request) })).toBeUndefined();
  return request.url;
};

test.each([
  ["/coches?utm_campaign=oto%F1o", "/coches?utm_campaign=oto%C3%B1o"],
  ["/coches/?utm_campaign=oto%f1o&utm_term=%80", "/coches/?utm_campaign=oto%C3%B1o&utm_term=%E2%82%AC"],
  ["/?utm_campaign=promo%E7%E3o&utm_term=%C3%B1", "/?utm_campaign=promo%C3%A7%C3%A3o&utm_term=%C3%B1"],
])("%s is read as %s", (url, expected) => {
  expect(read(url)).toBe(expected);
});

test.each([
  "/coches",
  "/oto%F1o/",
  "/coches?utm_campaign=oto%C3%B1o",
  "/coches?utm_campaign=50%25+m%C3%A1s",
  "/coches?utm_campaign=50%&x=%zz&y=%00",
])("%s is left as it is", (url) => {
  expect(read(url)).toBe(url);
});

test("it is one of those who are asked", () => {
  expect(gatewayChecks()).toContain(utf8Query);
});
