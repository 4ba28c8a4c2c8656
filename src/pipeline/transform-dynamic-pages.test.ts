import { describe, expect, onTestFinished, test } from "vitest";
import { freshPageHeader, pageNeedsHeader, writeNeeds } from "#platform/answers/page-needs.ts";
import { pageNonceHeader } from "#platform/answers/page-nonce.ts";
import { createHttpServer } from "#platform/create-http-server.ts";
import type { Listener } from "#platform/in-order.ts";
import { inOrder } from "#platform/in-order.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { transformDynamicPages } from "./transform-dynamic-pages.ts";

const page =
  '<html><body><script data-own="">a()</script><p>España</p><script>self.__next_f.push([1,"x"])</script></body></html>';
const stamped = '<html><body><script data-own="">a()</script><p>España</p></body></html>';

const send = async (listener: Listener, init: RequestInit = {}) => {
  const { origin } = await listenUntil(
    onTestFinished,
    createHttpServer(inOrder([transformDynamicPages(), listener])),
  );
  return fetch(origin, init);
};

const html = { "content-type": "text/html; charset=utf-8" };
const bytes = Buffer.from(page);

describe("a page that passes no cache", () => {
  test("has the status that it says of itself when it turns out not to exist", async () => {
    const missing = '<html><body><main data-missing="404 Page Not Found: /x/">No</main></body></html>';
    const answer = await send((_, response) => {
      response.setHeader(freshPageHeader, "1");
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
      response.setHeader(freshPageHeader, "1");
      response.setHeader("set-cookie", "a=1");
      listener(request, response);
    });
    expect(await answer.text()).toBe(stamped);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    expect(answer.headers.get("set-cookie")).toBe("a=1");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get(freshPageHeader)).toBeNull();
  });

  test.each(["identity", "gzip;q=0"])("is sent as it is to whoever takes %s", async (accepted) => {
    const answer = await send(
      (_, response) => void response.setHeader(freshPageHeader, "1").writeHead(200, html).end(page),
      { headers: { "accept-encoding": accepted } },
    );
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(stamped)));
    expect(await answer.text()).toBe(stamped);
  });
});

describe("what a page needs from elsewhere", () => {
  const needs = { kind: "login", origin: "https://id.example" } as const;
  const policyOf = async (headers: Readonly<Record<string, string>>, type = html) => {
    const answer = await send((_, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.writeHead(200, type).end(page);
    });
    expect(answer.headers.get(pageNeedsHeader)).toBeNull();
    return answer.headers.get("content-security-policy");
  };

  test("is allowed by its policy, and by no other page's", async () => {
    const withNeeds = { [freshPageHeader]: "1", [pageNeedsHeader]: writeNeeds(needs) };
    expect(await policyOf(withNeeds)).toContain("form-action 'self' https://id.example;");
    expect(await policyOf({ [freshPageHeader]: "1" })).toContain("form-action 'self';");
  });

  test("is told to nobody, also where no page is sent", async () => {
    const headers = { [freshPageHeader]: "1", [pageNeedsHeader]: writeNeeds(needs) };
    expect(await policyOf(headers, { "content-type": "text/plain" })).toBeNull();
    expect(await policyOf({ [pageNeedsHeader]: writeNeeds(needs) })).toBeNull();
  });
});

describe("the page that the framework takes over", () => {
  const nonce = "abcdefghijklmnopqrstuvwx";
  const hydrated = page.replace("<script>self", `<script nonce="${nonce}">self`);
  const answer = (headers: Readonly<Record<string, string>>) =>
    send((_, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.writeHead(200, html).end(hydrated);
    });

  test("keeps its scripts, by a nonce that nobody else is told", async () => {
    const sent = await answer({ [freshPageHeader]: "1", [pageNonceHeader]: nonce });
    expect(await sent.text()).toContain(`<script nonce="${nonce}">self`);
    expect(sent.headers.get("content-security-policy")).toMatch(
      new RegExp(`script-src 'self' 'sha256-[^']+' 'nonce-${nonce}';.*style-src 'self';`),
    );
    expect(sent.headers.get(pageNonceHeader)).toBeNull();
  });

  test("has none of them by a word that is no nonce", async () => {
    const sent = await answer({ [freshPageHeader]: "1", [pageNonceHeader]: "x' *" });
    expect(await sent.text()).toBe(stamped);
    expect(sent.headers.get("content-security-policy")).not.toContain("nonce");
  });
});

test.each([
  ["an answer of the page cache", {}, html, page],
  ["what is no page", { [freshPageHeader]: "1" }, { "content-type": "text/plain" }, "<script>a()</script>"],
])("%s goes out as it is", async (_, headers, type, body) => {
  const answer = await send((_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.writeHead(200, type).end(body);
  });
  expect(await answer.text()).toBe(body);
  expect(answer.headers.get(freshPageHeader)).toBeNull();
});

test("an answer without a body keeps its status and place", async () => {
  const answer = await send(
    (_, response) => void response.setHeader(freshPageHeader, "1").writeHead(303, { location: "/a/" }).end(),
    { redirect: "manual" },
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/a/"]);
});
