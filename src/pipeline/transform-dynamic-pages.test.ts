import { describe, expect, onTestFinished, test } from "vitest";
import type { PageUses } from "#platform/answers/content-policy.ts";
import { createHttpServer } from "#platform/create-http-server.ts";
import type { Listener } from "#platform/in-order.ts";
import { inOrder } from "#platform/in-order.ts";
import { requestContext, withRequestContext } from "#platform/request-context.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { transformDynamicPages } from "./transform-dynamic-pages.ts";

const page =
  '<html><body><script data-own="">a()</script><p>España</p><script>self.__next_f.push([1,"x"])</script></body></html>';
const stamped = '<html><body><script data-own="">a()</script><p>España</p></body></html>';

const send = async (listener: Listener, init: RequestInit = {}) => {
  const { origin } = await listenUntil(
    onTestFinished,
    createHttpServer(inOrder([withRequestContext, transformDynamicPages(), listener])),
  );
  return fetch(origin, init);
};

/** As the pipeline does for a page that is rendered for one visitor. */
const asDynamic = (uses: PageUses = {}): void => {
  const context = requestContext();
  if (context) context.dynamic = uses;
};

const html = { "content-type": "text/html; charset=utf-8" };
const bytes = Buffer.from(page);

describe("a page that passes no cache", () => {
  test("has the status that it says of itself when it turns out not to exist", async () => {
    const missing = "<html><body><main>No</main></body></html>";
    const answer = await send((_, response) => {
      asDynamic();
      const facts = requestContext()?.facts;
      if (facts) facts.missing = { status: 404, message: "Page Not Found: /x/" };
      response.writeHead(200, html).end(missing);
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("x-error")).toBe("Page Not Found: /x/");
    expect(await answer.text()).toBe(missing);
  });

  test.each<[string, Listener]>([
    ["at once", (_, response) => void response.writeHead(200, html).end(page)],
    [
      "in parts, cut within a letter",
      (_, response) => {
        response.writeHead(200, { ...html, "transfer-encoding": "chunked" });
        response.flushHeaders();
        const cut = bytes.indexOf("ñ") + 1;
        response.write(bytes.subarray(0, cut));
        setTimeout(() => response.end(bytes.subarray(cut)), 5);
      },
    ],
    [
      "by headers that were set before",
      (_, response) => {
        response.setHeader("content-type", html["content-type"]);
        response.write(page.slice(0, 30), "utf8");
        response.end(page.slice(30));
      },
    ],
  ])("is stamped when it is whole: %s", async (_, listener) => {
    const answer = await send((request, response) => {
      asDynamic();
      response.setHeader("set-cookie", "a=1");
      listener(request, response);
    });
    expect(await answer.text()).toBe(stamped);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    expect(answer.headers.get("set-cookie")).toBe("a=1");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
  });

  test.each<[PageUses, string | null]>([
    [{}, null],
    [{ nonce: "abc" }, "</a.css>; rel=preload"],
  ])("with %o names what the framework would load first only where it loads that", async (uses, link) => {
    const answer = await send((_, response) => {
      asDynamic(uses);
      response.writeHead(200, { ...html, link: "</a.css>; rel=preload" }).end(page);
    });
    expect(answer.headers.get("link")).toBe(link);
  });

  test.each(["identity", "gzip;q=0"])("is sent as it is to whoever takes %s", async (accepted) => {
    const answer = await send(
      (_, response) => {
        asDynamic();
        response.writeHead(200, html).end(page);
      },
      { headers: { "accept-encoding": accepted } },
    );
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(stamped)));
    expect(await answer.text()).toBe(stamped);
  });
});

describe("what a page needs from elsewhere", () => {
  const needs = { kind: "login", origin: "https://id.example" } as const;
  const policyOf = async (uses: PageUses | undefined, type = html) => {
    const answer = await send((_, response) => {
      if (uses) asDynamic(uses);
      response.writeHead(200, type).end(page);
    });
    return answer.headers.get("content-security-policy");
  };

  test("is allowed by its policy, and by no other page's", async () => {
    expect(await policyOf({ needs })).toContain("form-action 'self' https://id.example;");
    expect(await policyOf({})).toContain("form-action 'self';");
  });

  test("changes nothing where no page is sent", async () => {
    expect(await policyOf({ needs }, { "content-type": "text/plain" })).toBeNull();
    expect(await policyOf(undefined)).toBeNull();
  });
});

describe("the page that the framework takes over", () => {
  const nonce = "abcdefghijklmnopqrstuvwx";
  const hydrated = page.replace("<script>self", `<script nonce="${nonce}">self`);

  test("keeps its scripts, by a nonce", async () => {
    const sent = await send((_, response) => {
      asDynamic({ nonce });
      response.writeHead(200, html).end(hydrated);
    });
    expect(await sent.text()).toContain(`<script nonce="${nonce}">self`);
    expect(sent.headers.get("content-security-policy")).toMatch(
      new RegExp(`script-src 'self' 'sha256-[^']+' 'nonce-${nonce}';.*style-src 'self';`),
    );
  });
});

test.each([
  ["a page for everybody", undefined, html, page],
  ["what is no page", {}, { "content-type": "text/plain" }, "<script>a()</script>"],
])("%s goes out as it is", async (_, uses, type, body) => {
  const answer = await send((_request, response) => {
    if (uses) asDynamic(uses);
    response.writeHead(200, type).end(body);
  });
  expect(await answer.text()).toBe(body);
});

test("an answer without a body keeps its status and place", async () => {
  const answer = await send(
    (_, response) => {
      asDynamic();
      response.writeHead(303, { location: "/a/" }).end();
    },
    { redirect: "manual" },
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/a/"]);
});
