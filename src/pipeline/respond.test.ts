import { NextRequest } from "next/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type SessionCookie, sessionCookies } from "#platform/session.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import type { Outcome, PageRequest } from "./outcome.ts";
import { respond } from "./respond.ts";

afterEach(() => vi.unstubAllEnvs());

const respondOn = async (
  siteUrl: string,
  outcome: Outcome,
  changes: readonly SessionCookie[] = [],
  settledUntil?: number,
) => {
  forgetProcess();
  vi.stubEnv("SITE_URL", siteUrl);
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  const headers = { cookie: "volante=old; locale=pt; x=a%3B%20volante%3Dforged; volante-known=1" };
  const request = new NextRequest(`${siteUrl}/?action=registration`, { headers });
  const session = { changes: () => changes };
  const pageRequest = { session, url: new URL(siteUrl), locale: "es" } as unknown as PageRequest;
  return respond(outcome, pageRequest, request, "33e5060d-57d1-4dcf-a700-33b443521297", settledUntil);
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

test("of a page for everybody its path is told, of one for a single visitor nothing", async () => {
  const sent = async (cacheable: boolean) =>
    (await respondOn("http://localhost:3000", { kind: "serve", path: "/es/blog", cacheable })).headers.get(
      "x-page-path",
    );
  expect(await sent(true)).toBe("/es/blog 0");
  expect(await sent(false)).toBeNull();
});

test("with its path is told until when its address leads there; of one that is missing, that it is asked for anew", async () => {
  const sent = async (outcome: Outcome) =>
    (await respondOn("http://localhost:3000", outcome, [], 1_700_000_000_000)).headers.get("x-page-path");
  expect(await sent({ kind: "serve", path: "/es/blog", cacheable: true })).toBe("/es/blog 1700000000000");
  expect(
    await sent({ kind: "not-found", reason: "content", status: 404, cacheable: true } as Outcome),
  ).toMatch(/ 0$/);
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

test("what a page for one visitor needs from elsewhere is handed to the stamp, unless it is no origin", async () => {
  const serve = (cacheable: boolean, origin: string) =>
    respondOn("http://localhost:3000", {
      kind: "serve",
      path: "/es/acceso",
      cacheable,
      needs: { kind: "login", origin },
    });
  const sent = async (cacheable: boolean) =>
    (await serve(cacheable, "https://id.example")).headers.get("x-page-needs");
  expect(await sent(false)).toBe("login https://id.example");
  expect(await sent(true)).toBeNull();
  await expect(serve(false, "https://id.example; script-src *")).rejects.toThrow("No origin");
});

test("the page that the framework takes over gets a nonce, another one each time, in its request and for the stamp alone", async () => {
  const page = { kind: "serve", path: "/es/solicitud/reserve/card", cacheable: false } as const;
  const rendered = async (hydrates?: true) => {
    const { headers } = await respondOn("http://localhost:3000", { ...page, ...(hydrates && { hydrates }) });
    return [headers.get("x-page-nonce"), headers.get("x-middleware-request-content-security-policy")];
  };
  const [nonce, sent] = await rendered(true);
  expect(nonce).toMatch(/^[\w+/]{24}$/);
  expect(sent).toBe(`script-src 'nonce-${nonce}'`);
  expect(await rendered(true)).not.toContain(nonce);
  expect(await rendered()).toEqual([null, null]);
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
