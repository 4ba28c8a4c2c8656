import { NextRequest } from "next/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Validity } from "#platform/cached-answers.ts";
import { noteAllKnown } from "#platform/page-cache/invalidated-tags.ts";
import { type RequestContext, requestContext, withRequestContext } from "#platform/request-context.ts";
import { type SessionCookie, sessionCookies } from "#platform/session.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import type { Outcome, PageRequest } from "./outcome.ts";
import { respond } from "./respond.ts";
import { renderPagesBy } from "./shared-pages.ts";

afterEach(() => vi.unstubAllEnvs());

const page = "<html><body><h1>Blog</h1></body></html>";
let context: RequestContext | undefined;

const respondOn = async (
  siteUrl: string,
  outcome: Outcome,
  changes: readonly SessionCookie[] = [],
  validity?: Validity,
) => {
  forgetProcess();
  vi.stubEnv("SITE_URL", siteUrl);
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  const headers = { cookie: "volante=old; locale=pt; x=a%3B%20volante%3Dforged; volante-known=1" };
  const request = new NextRequest(`${siteUrl}/?action=registration`, { headers });
  const session = { changes: () => changes };
  const pageRequest = { session, url: new URL(siteUrl), locale: "es" } as unknown as PageRequest;
  noteAllKnown();
  renderPagesBy(async () => ({
    status: 200,
    headers: { "content-type": "text/html" },
    body: Buffer.from(page),
  }));
  const id = "33e5060d-57d1-4dcf-a700-33b443521297";
  return new Promise<Awaited<ReturnType<typeof respond>>>((resolve, reject) =>
    withRequestContext({} as never, {} as never, () => {
      context = requestContext();
      respond(outcome, pageRequest, request, id, validity).then(resolve, reject);
    }),
  );
};

const redirectOn = (siteUrl: string) =>
  respondOn(siteUrl, { kind: "redirect", target: "/", status: 303, cacheable: false, flash: "registration" });

test("the cookie of a message is sent over https only, where the site is published over https", async () => {
  const secure = (await redirectOn("https://volante.example")).headers.get("set-cookie");
  expect(secure).toMatch(/^volante-flash=registration;.*\bSecure\b/);
  const local = (await redirectOn("http://localhost:3000")).headers.get("set-cookie");
  expect(local).toMatch(/^volante-flash=registration;/);
  expect(local).not.toContain("Secure");
});

const validity = { until: 1_700_000_000_000, tags: ["content"] };

test("a page for everybody is handed on with how long its address leads there; one for a visitor is rendered", async () => {
  const local = "http://localhost:3000";
  const shared = await respondOn(local, { kind: "serve", path: "/es/blog", cacheable: true }, [], validity);
  expect(context?.shared).toMatchObject({ page: { key: "/es/blog" }, validity });
  expect(shared.headers.get("x-middleware-rewrite")).toBeNull();
  const dynamic = await respondOn(local, { kind: "serve", path: "/es/acceso", cacheable: false });
  expect(context).toMatchObject({ dynamic: {}, shared: undefined });
  expect(dynamic.headers.get("x-middleware-rewrite")).toBe(`${local}/es/acceso/`);
});

test("what is missing is answered with the page for that, and looked up anew each time", async () => {
  const missing = { kind: "not-found", reason: "content", status: 404, cacheable: true } as const;
  const { status, headers } = await respondOn("http://localhost:3000", missing, [], validity);
  expect([status, headers.get("x-error")]).toEqual([404, "page-not-found"]);
  expect(context?.shared).toMatchObject({ page: { key: "/es/404/content" }, validity: undefined });
});

test("who comes while too many pages wait is told so, and when to come again", async () => {
  const { status, headers } = await respondOn("http://localhost:3000", {
    kind: "refuse",
    status: 503,
    message: "Too many pages wait to be rendered",
    retryAfterSeconds: 3,
  });
  expect([status, headers.get("retry-after")]).toEqual([503, "3"]);
  expect(headers.get("cache-control")).toContain("no-store");
});

test("what a page for one visitor needs from elsewhere is noted for its policy, unless it is no origin", async () => {
  const serve = (origin: string) => {
    const needs = { kind: "login", origin } as const;
    return respondOn("http://localhost:3000", { kind: "serve", path: "/es/acceso", cacheable: false, needs });
  };
  await serve("https://id.example");
  expect(context?.dynamic?.needs).toEqual({ kind: "login", origin: "https://id.example" });
  await expect(serve("https://id.example; script-src *")).rejects.toThrow("No origin");
});

test("the page that the framework takes over gets a nonce, another one each time, in its request and for its policy alone", async () => {
  const page = { kind: "serve", path: "/es/solicitud/reserve/card", cacheable: false } as const;
  const rendered = async (hydrates?: true) => {
    const { headers } = await respondOn("http://localhost:3000", { ...page, ...(hydrates && { hydrates }) });
    return [context?.dynamic?.nonce, headers.get("x-middleware-request-content-security-policy")];
  };
  const [nonce, sent] = await rendered(true);
  expect(nonce).toMatch(/^[\w+/]{24}$/);
  expect(sent).toBe(`script-src 'nonce-${nonce}'`);
  expect(await rendered(true)).not.toContain(nonce);
  expect(await rendered()).toEqual([undefined, null]);
});

// iron-session #709: the token was renewed on the way, the page of the same request still saw the old one.
describe("a session that was renewed on the way", () => {
  const local = "http://localhost:3000";
  const page = { kind: "serve", path: "/es/personal/favoritos", cacheable: false } as const;

  test("is on the answer and in the request that its page sees", async () => {
    const answer = await respondOn(local, page, sessionCookies("new"));
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^volante=new;/),
      expect.stringMatching(/^volante-known=1;/),
    ]);
    expect(answer.headers.get("x-middleware-request-cookie")).toBe(
      "locale=pt; x=a%3B%20volante%3Dforged; volante=new; volante-known=1",
    );
  });

  test("and one that is over is on neither", async () => {
    const answer = await respondOn(local, page, sessionCookies(undefined));
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^volante=;.*Max-Age=0/),
      expect.stringMatching(/^volante-known=;.*Max-Age=0/),
    ]);
    expect(answer.headers.get("x-middleware-request-cookie")).toBe("locale=pt; x=a%3B%20volante%3Dforged");
  });

  test("is never in an answer that a cache may keep", async () => {
    const moved = { kind: "redirect", target: "/x/", status: 308, cacheable: true } as const;
    const answer = await respondOn(local, moved, sessionCookies("new"));
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });
});

test("a session that stays as it is is on no answer", async () => {
  const shared = await respondOn("http://localhost:3000", { kind: "serve", path: "/es", cacheable: true });
  expect(shared.headers.getSetCookie()).toEqual([]);
});
