import { hkdfSync } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { sealData } from "iron-session";
import { findFreePort } from "#tools/free-port.ts";
import { paths } from "#tools/test-support/paths.ts";
import { startSite } from "#tools/test-support/start-site.ts";
import { type OwnSite, revalidateSecret as secret, servicesUrl, startOwnSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

const sessionSecret = "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o";
let site: OwnSite;

// In one process, so that all share one site.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await startOwnSite({ SESSION_SECRET: sessionSecret });
});

test.afterAll(() => site.close());

const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });

const announce = (authorization: string | undefined) =>
  ask("/api/revalidate", {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    body: JSON.stringify({ tags: ["nothing"] }),
  });

test("a change is announced with the secret and with nothing that resembles it", async () => {
  expect((await announce(`Bearer ${secret}`)).status).toBe(200);
  const wrong = [
    undefined,
    "Bearer ",
    "Bearer undefined",
    `Bearer ${secret}5`,
    `Bearer ${secret.slice(0, -1)}`,
    `Bearer ${secret.slice(0, -1)}5`,
    `Bearer ${secret.toUpperCase()}`,
  ];
  for (const authorization of wrong) expect((await announce(authorization)).status, authorization).toBe(403);
});

test("only our own page ends a session, and the cookie that ends it is for no script", async () => {
  const logOut = (headers: Readonly<Record<string, string>>) =>
    ask("/api/session/logout", { method: "POST", headers });
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
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  const own = await logOut({ origin: site.url });
  expect(own.status).toBe(303);
  expect(own.headers.get("set-cookie")).toMatch(/^volante=;.*Max-Age=0.*HttpOnly.*SameSite=lax/i);
});

test("a session is what this site has sealed, whole and with its own secret", async () => {
  const token = "00000000-0000-4000-8000-000000000000";
  const session = { token, tokenAt: Date.now(), sessionId: "s" };
  /** As the site seals: with a key of its secret for each purpose. */
  const seal = (secret: string, purpose = "session") => {
    const key = Buffer.from(hkdfSync("sha256", secret, "", `volante.${purpose}`, 32));
    return sealData(session, { password: key.toString("base64url") });
  };
  const sealed = await seal(sessionSecret);
  const foreign = await seal(`${sessionSecret}x`);
  const isSentHome = async (cookie: string) => {
    const answer = await ask("/personal/reserva/", { headers: { cookie: `volante=${cookie}` } });
    return answer.status === 307 && answer.headers.get("location") === "/";
  };
  expect(await isSentHome(sealed)).toBe(false);
  const middle = Math.floor(sealed.length / 2);
  const changed = `${sealed.slice(0, middle)}${sealed[middle] === "A" ? "B" : "A"}${sealed.slice(middle + 1)}`;
  for (const cookie of [
    "",
    "x",
    JSON.stringify({ token }),
    foreign,
    changed,
    sealed.slice(0, -4),
    await seal(sessionSecret, "form"),
  ])
    expect(await isSentHome(cookie), cookie.slice(0, 40)).toBe(true);
});

test("what only those see who build the site is not there", async () => {
  expect((await ask("/bloques/")).status).toBe(404);
  expect((await ask("/_next/webpack-hmr")).status).toBe(404);
  expect((await ask("/.git/config")).status).toBe(404);
});

test("a form of a page elsewhere is refused whatever host it says was forwarded", async () => {
  const origin = "https://evil.example";
  const forged = { origin, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  for (const path of ["/", paths.list.es, "/configurar-cookies/", "/api/consent", "/api/client-error"]) {
    const { status } = await ask(path, { method: "POST", headers: forged, body: "consent=all" });
    expect(status, path).toBe(403);
  }
});

test("the door stands in front of the site: bodies, methods, addresses, data for hydration, ways to write a picture", async () => {
  const own = { origin: site.url, "content-type": "text/plain" };
  const tooMuch = "a".repeat(65_537);
  for (const path of [
    "/api/consent",
    "/api/footprint",
    "/api/client-error",
    "/api/revalidate",
    paths.home.es,
  ])
    expect((await ask(path, { method: "POST", headers: own, body: tooMuch })).status, path).toBe(413);
  expect((await ask("/icons/volante.svg", { method: "PUT" })).status).toBe(405);
  for (const name of ["rsc", "next-router-state-tree", "next-router-segment-prefetch"])
    expect((await ask(paths.home.es, { headers: { [name]: "1" } })).status, name).toBe(400);
  expect((await ask("/icons/%zz.svg")).status).toBe(400);
  const [scene = ""] = readdirSync(join("public", "pictures", "scenes"));
  const picture = `scenes/${scene}`;
  const address = `/_next/image/?url=${encodeURIComponent(`/pictures/${picture}`)}&w=640&q=60`;
  expect((await ask(address)).status, address).toBe(200);
  const aliases = [`${picture}#1`, `x/../${picture}`, `%2e/${picture}`];
  for (const alias of aliases) {
    const url = encodeURIComponent(`/pictures/${alias}`);
    expect((await ask(`/_next/image?url=${url}&w=640&q=60`)).status, alias).toBe(404);
  }
});

test("nobody gets past the door while the site starts", async () => {
  const port = await findFreePort();
  const services = { DATA_SERVICE_URL: servicesUrl(), CONTENT_SERVICE_URL: servicesUrl() };
  const starting = startSite(services, port);
  const statuses = new Set<number>();
  let isReady = false;
  const knock = async () => {
    const form = { method: "POST", body: "consent=all", headers: { origin: "https://evil.example" } };
    const answer = await fetch(`http://127.0.0.1:${port}/api/consent`, form).catch(() => undefined);
    if (answer) statuses.add(answer.status);
  };
  const knocks: Promise<void>[] = [];
  const knocking = (async () => {
    for (; !isReady; await pause(10)) knocks.push(knock());
  })();
  const started = await starting;
  isReady = true;
  await knocking;
  await Promise.all(knocks);
  await started.close();
  expect([...statuses].sort()).toEqual([403, 503]);
});

test("what visitors make up leaves no file: filters, simulations, comparisons", async () => {
  const files = () =>
    readdirSync(join(site.folder, "page-cache"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  const list = await (await ask(paths.list.es)).text();
  const [vehicle = ""] = /(?<=href=")\/coches-ocasion\/[a-z0-9-]+-\d{8}\/(?=")/.exec(list) ?? [];
  const [vin = ""] = /(?<=data-vin=")[A-Z0-9]{17}/.exec(list) ?? [];
  expect((await ask(vehicle)).status).toBe(200);
  const before = files();
  expect(before.length).toBeGreaterThan(0);
  for (let n = 1; n <= 5; n += 1) {
    const invented = [
      `${paths.list.es}?priceFrom=${n}00`,
      `${vehicle}?deposit=${n}00&months=48`,
      `/comparar/?vin=${vin},WVWZZZ1KZ8W00000${n}`,
    ];
    for (const path of invented) expect((await ask(path)).status, path).toBe(200);
  }
  expect(files().filter((name) => !before.includes(name))).toEqual([]);
});

test("a request's name is a name or is replaced", async () => {
  const nameOf = async (given: string) =>
    (await ask("/", { headers: { "x-request-id": given } })).headers.get("x-request-id");
  expect(await nameOf("un-nombre-de-proxy-1")).toBe("un-nombre-de-proxy-1");
  expect(await nameOf('"><script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
});
