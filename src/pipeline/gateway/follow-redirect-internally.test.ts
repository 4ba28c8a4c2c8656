import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import type { Listener } from "#platform/in-order.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { behindChecks } from "./behind-checks.ts";

const page = (response: ServerResponse, text: string) => {
  response.setHeader("content-type", "text/html");
  response.end(text);
};
const leadTo =
  (location: string, cookies: readonly string[] = []) =>
  (response: ServerResponse) => {
    response.statusCode = 303;
    response.setHeader("location", location);
    response.setHeader("x-first", "1");
    if (cookies.length > 0) response.setHeader("set-cookie", cookies);
    response.end("nothing to read");
  };

const answers = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>();
const listen: Listener = (request, response) => {
  request.resume();
  request.on("end", () => answers(request, response));
};
const check = vi.fn(() => undefined);
const server = createHttpServer(behindChecks([check], listen));

const { origin } = await listenUntil(afterAll, server);
beforeEach(() => {
  answers.mockReset();
  check.mockClear();
});

/** What the form is answered by, and then each page that is got. */
const answerWith = (first: (response: ServerResponse) => void, then: (response: ServerResponse) => void) =>
  answers.mockImplementation((request, response) => (request.method === "POST" ? first : then)(response));

const send = (init: RequestInit = {}, path = "/form/") => {
  const body = new FormData();
  body.set("name", "x");
  return fetch(origin + path, {
    method: "POST",
    body,
    redirect: "manual",
    ...init,
    headers: { "sec-fetch-dest": "empty", ...init.headers },
  });
};
const requests = () => answers.mock.calls.map(([{ method, url }]) => `${method} ${url}`);

test("a form that a script sends is answered by the page that it leads to, which says its address", async () => {
  answerWith(leadTo("/form/?revisar=1#"), (response) => page(response, "what is wrong"));
  const answer = await send();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("what is wrong");
  expect(answer.headers.get("content-location")).toBe("/form/?revisar=1");
  expect(answer.headers.get("location")).toBeNull();
  expect(answer.headers.get("x-first")).toBeNull();
  expect(requests()).toEqual(["POST /form/", "GET /form/?revisar=1"]);
  expect(check).toHaveBeenCalledTimes(2);
  expect(answers.mock.calls[1]?.[0].headers).not.toHaveProperty("content-length");
});

test("what the first answer sets is sent along, and the page is asked for with it", async () => {
  const gone = new Date(0).toUTCString();
  answerWith(
    leadTo("/form/next/?a=1", [
      "kept=new%20one; Path=/form; Max-Age=300; HttpOnly",
      "past=; Path=/; Max-Age=0",
      `old=; Path=/; Expires=${gone}`,
      "narrow=1; Path=/formal",
      "stays=2; Path=/; Expires=Wed, 01 Jan 2099 00:00:00 GMT",
    ]),
    (response) => {
      response.setHeader("set-cookie", "own=3; Path=/");
      response.appendHeader("set-cookie", "more=4; Path=/");
      page(response, "next");
    },
  );
  const answer = await send({ headers: { cookie: "kept=old; past=1; old=1; other=5" } });
  expect(answers.mock.calls[1]?.[0].headers.cookie).toBe("other=5; kept=new%20one; stays=2");
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual([
    "kept=new%20one",
    "past=",
    "old=",
    "narrow=1",
    "stays=2",
    "own=3",
    "more=4",
  ]);
});

test("headers that are written with the status arrive as well, the body in pieces", async () => {
  answerWith(
    (response) => {
      response.writeHead(303, { location: "/form/next/" });
      response.write("not ");
      response.end("sent");
    },
    (response) => {
      response.writeHead(404, "Not Found", { "x-error": "gone", "content-type": "text/html" });
      response.flushHeaders();
      response.write("two ");
      response.end("pieces");
    },
  );
  const answer = await send();
  expect([answer.status, answer.headers.get("x-error"), await answer.text()]).toEqual([
    404,
    "gone",
    "two pieces",
  ]);
});

test("a further redirect is left to the browser, which gets it", async () => {
  answerWith(leadTo("/form/next/", ["one=1; Path=/"]), (response) => {
    response.statusCode = 307;
    response.setHeader("location", "/acceso/");
    response.end();
  });
  const answer = await send();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/acceso/"]);
  expect(answer.headers.get("content-location")).toBeNull();
  expect(answer.headers.getSetCookie()).toEqual(["one=1; Path=/"]);
  expect(requests()).toEqual(["POST /form/", "GET /form/next/"]);
});

test.each([
  ["another site", "https://elsewhere.test/"],
  ["another site without its scheme", "//elsewhere.test/"],
  ["another site by a backslash", "/\\elsewhere.test/"],
  ["a route", "/api/visitor"],
])("%s is left to the browser", async (_, location) => {
  answerWith(leadTo(location), (response) => page(response, "never"));
  const answer = await send();
  expect([answer.status, answer.headers.get("location"), answer.headers.get("x-first")]).toEqual([
    303,
    location,
    "1",
  ]);
  expect(requests()).toEqual(["POST /form/"]);
});

test.each([
  ["a form that the browser sends", { headers: { "sec-fetch-dest": "document" } }, "/form/"],
  ["a form of an old browser", { headers: { "sec-fetch-dest": "" } }, "/form/"],
  [
    "what is no form",
    { body: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
    "/form/",
  ],
  ["a form of a route", {}, "/api/favourite"],
])("%s is answered by its redirect", async (_, init, path) => {
  answerWith(leadTo("/form/next/"), (response) => page(response, "never"));
  expect((await send(init, path)).status).toBe(303);
  expect(requests()).toEqual([`POST ${path}`]);
});

test("what leads nowhere is answered as it is", async () => {
  answerWith(
    (response) => page(response, "here"),
    (response) => page(response, "never"),
  );
  const answer = await send();
  expect([answer.status, await answer.text()]).toEqual([200, "here"]);
});
