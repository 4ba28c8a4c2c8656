import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { sealValue } from "#tools/test-support/sealed-values.ts";
import { send } from "../rehearse/attacks/send.ts";
import { revalidateSecret as secret } from "../support/own-site.ts";
import { test } from "./lying-test.ts";

test("a change is announced with the secret and with nothing that resembles it", async ({ site }) => {
  const announce = async (authorization: string | undefined) => {
    const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
    const body = JSON.stringify({ tags: ["nothing"] });
    return (await send(site.url, "/api/revalidate", { method: "POST", headers, body })).status;
  };
  expect(await announce(`Bearer ${secret}`)).toBe(200);
  for (const authorization of [
    undefined,
    "Bearer ",
    "Bearer undefined",
    `Bearer ${secret}5`,
    `Bearer ${secret.slice(0, -1)}`,
    `Bearer ${secret.slice(0, -1)}5`,
    `Bearer ${secret.toUpperCase()}`,
  ])
    expect(await announce(authorization), authorization).toBe(403);
});

test("only our own page ends a session, and the cookie that ends it is for no script", async ({ site }) => {
  const logOut = (headers: Readonly<Record<string, string>>) =>
    send(site.url, "/api/session/logout", { method: "POST", headers });
  const foreign: readonly Readonly<Record<string, string>>[] = [
    {},
    { origin: "null" },
    { origin: "https://evil.example" },
    { origin: site.url.replace("localhost", "localhost.evil.example") },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  ];
  for (const headers of foreign) {
    const answer = await logOut(headers);
    expect(answer.status, JSON.stringify(headers)).toBe(403);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  const own = await logOut({ origin: site.url });
  expect(own.status).toBe(303);
  expect(own.headers["set-cookie"]?.[0]).toMatch(/^volante=;.*Max-Age=0.*HttpOnly.*SameSite=lax/i);
});

test("a session is what this site has sealed, whole and for that purpose", async ({ site }) => {
  const session = { token: "00000000-0000-4000-8000-000000000000", tokenAt: Date.now(), sessionId: "s" };
  const isSentHome = async (value: string) => {
    const cookie = { cookie: `volante=${value}` };
    const { status, headers } = await send(site.url, "/personal/reserva/", { headers: cookie });
    return status === 307 && headers.location === "/";
  };
  const sealed = await sealValue("session", session);
  expect(await isSentHome(sealed)).toBe(false);
  const middle = Math.floor(sealed.length / 2);
  const changed = `${sealed.slice(0, middle)}${sealed[middle] === "A" ? "B" : "A"}${sealed.slice(middle + 1)}`;
  for (const other of ["", "x", JSON.stringify(session), changed, await sealValue("form", session)])
    expect(await isSentHome(other), other.slice(0, 40)).toBe(true);
});

test("what only developers see is not there", async ({ site }) => {
  for (const path of ["/bloques/", "/_next/webpack-hmr", "/.git/config", "/api/services/openapi.json"])
    expect((await send(site.url, path)).status, path).toBe(404);
});

test("a form of a page elsewhere is refused whatever host it says was forwarded", async ({ site }) => {
  const origin = "https://evil.example";
  const headers = { origin, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  for (const path of ["/", paths.list.es, "/configurar-cookies/", "/api/consent", "/api/client-error"]) {
    const { status } = await send(site.url, path, { method: "POST", headers, body: "consent=all" });
    expect(status, path).toBe(403);
  }
});

test("a body that is too large reaches no route", async ({ site }) => {
  const headers = { origin: site.url, "content-type": "text/plain" };
  for (const path of ["/api/consent", "/api/footprint", "/api/revalidate", paths.home.es]) {
    const { status } = await send(site.url, path, { method: "POST", headers, body: "a".repeat(65_537) });
    expect(status, path).toBe(413);
  }
});

test("of a picture there is one address", async ({ site }) => {
  const [scene = ""] = readdirSync(join("public", "pictures", "scenes"));
  const statusOf = async (picture: string, optimiser = "/_next/image/") => {
    const url = encodeURIComponent(`/pictures/${picture}`);
    return (await send(site.url, `${optimiser}?url=${url}&w=640&q=60`)).status;
  };
  const picture = `scenes/${scene}`;
  expect(await statusOf(picture)).toBe(200);
  for (const alias of [`${picture}#1`, `x/../${picture}`, `%2e/${picture}`])
    expect(await statusOf(alias), alias).toBe(404);
  expect(await statusOf(picture, "/_next/image")).toBe(404);
});

test("a request's name is a name or is replaced", async ({ site }) => {
  const nameOf = async (given: string) =>
    (await send(site.url, "/", { headers: { "x-request-id": given } })).headers["x-request-id"];
  expect(await nameOf("un-nombre-de-proxy-1")).toBe("un-nombre-de-proxy-1");
  expect(await nameOf('"><script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
});
