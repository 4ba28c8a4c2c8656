import { afterAll, expect, test } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { inOrder } from "#platform/in-order.ts";
import { requestContext, withRequestContext } from "#platform/request-context.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { transformDynamicPages } from "./transform-dynamic-pages.ts";

const page = '<html><body><script data-own="">a()</script><p>x</p><script>framework()</script></body></html>';
const nonce = "abcdefghijklmnopqrstuvwx";
const server = createHttpServer(
  inOrder([
    withRequestContext,
    transformDynamicPages({ all: true, script: "/reload.js" }),
    ({ url }, response) => {
      if (url === "/card/") {
        const context = requestContext();
        if (context) context.dynamic = { nonce };
        response.setHeader("content-type", "text/html");
        response.end(page.replace("<script>framework", `<script nonce="${nonce}">framework`));
        return;
      }
      response.writeHead(Number(url?.replace(/.*\//, "")), { "content-type": "text/html" }).end(page);
    },
  ]),
);
const { origin } = await listenUntil(afterAll, server);
const request = (path: number | string) => fetch(`${origin}/${path}`);

test.each([200, 404])(
  "in development every page is a document with one script beside ours: %i",
  async (status) => {
    const answer = await request(status);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(
      '<html><body><script data-own="">a()</script><p>x</p><script type="module" src="/reload.js"></script></body></html>',
    );
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  },
);

test("the framework's page for errors keeps the scripts that show where they are", async () => {
  const answer = await request(500);
  expect(await answer.text()).toBe(page);
  expect(answer.headers.get("content-security-policy")).toBeNull();
});

test("the page that the framework takes over keeps its scripts and what developers see by them, and reloads by itself", async () => {
  const answer = await request("card/");
  const html = await answer.text();
  expect(html).toContain(`<script nonce="${nonce}">framework()</script>`);
  expect(html).not.toContain("/reload.js");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /script-src 'self' 'sha256-[^;]* 'nonce-[^;]* 'unsafe-eval';.*style-src 'self' 'unsafe-inline'/,
  );
  expect((await request(200)).headers.get("content-security-policy")).not.toContain("unsafe-eval");
});

test("a page of a route keeps its own policy and gets no script", async () => {
  const answer = await request("api/services/200");
  expect(await answer.text()).toBe(page);
  expect(answer.headers.get("content-security-policy")).toBeNull();
});
