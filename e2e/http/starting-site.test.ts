import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, vi } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { loginPaths } from "#tools/test-support/login.ts";
import { each, send } from "../rehearse/attacks/send.ts";
import { templates, vehiclePaths } from "../rehearse/attacks/templates.ts";
import { brokenHome, changingComponents, honest, pricesBecome, refusing } from "../support/lies.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { storedPages } from "../support/stored-pages.ts";
import { expectOwnScripts } from "./inline-scripts.ts";
import { endFailures, test as lyingTest, untilWhole, variables } from "./lying-test.ts";

/** Seconds since the pages that a site finds when it starts were rendered: both sides of their lifetime, and far beyond. */
const ages = [20, 150, 4_000] as const;

/** Copies the stored pages of some vehicles, as old as that. */
const copyOldPages = async ({ url, folder }: LyingSite) => {
  // The first vehicle of the list is the one of the templates.
  const vehicles = (await vehiclePaths(url, "es")).slice(1, 1 + ages.length);
  const names = vehicles.map((path) => path.split("/").at(-2) ?? "");
  // A page is answered before it is stored, and one that a cold process could not complete in time is not stored.
  for (const [index, path] of vehicles.entries())
    await vi.waitUntil(
      async () => {
        await send(url, path);
        return storedPages(folder).some(({ key }) => key.includes(names[index] ?? ""));
      },
      { timeout: 30_000, interval: 100 },
    );
  const pages = await Promise.all(vehicles.map((path) => send(url, path)));
  const copy = mkdtempSync(join(tmpdir(), "volante-started-"));
  cpSync(join(folder, "page-cache"), join(copy, "page-cache"), { recursive: true });
  for (const { key, file, age } of storedPages(copy)) {
    const index = names.findIndex((name) => key.includes(name));
    if (index < 0) rmSync(file);
    else age(ages[index] ?? 0);
  }
  expect(storedPages(copy).length).toBeGreaterThanOrEqual(ages.length);
  return { folder: copy, pages: vehicles.map((path, index) => ({ path, body: pages[index]?.body ?? "" })) };
};

/** A site that has just started on old pages, and what it answered to a foreign form meanwhile. */
const test = lyingTest.extend("started", { scope: "file" }, async ({ workerSite }, { onCleanup }) => {
  const { folder, pages } = await copyOldPages(workerSite);
  const port = await findFreePort();
  const starting = startLyingSite({ ...variables, DATA_DIR: folder }, port);
  const statuses = new Set<number>();
  const knock = async () => {
    const form = { method: "POST", body: "consent=all", headers: { origin: "https://evil.example" } };
    const answer = await fetch(`http://127.0.0.1:${port}/api/consent`, form).catch(() => undefined);
    if (answer) statuses.add(answer.status);
  };
  const knocks: Promise<void>[] = [];
  let isReady = false;
  const knocking = (async () => {
    for (; !isReady; await pause(10)) knocks.push(knock());
  })();
  const site = await starting.finally(() => {
    isReady = true;
  });
  await knocking;
  await Promise.all([...knocks, knock()]);
  onCleanup(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { site, pages, statuses };
});

test("no request gets past the gateway while the site starts", { timeout: 90_000 }, ({ started }) => {
  expect([...started.statuses].sort()).toEqual([403]);
});

test("the page that a new process renders first is sent under a whole policy", async ({
  started: { site },
  workerSite,
}) => {
  const login = await send(site.url, loginPaths.es);
  expect(login.status).toBe(200);
  expectOwnScripts(login);
  // The first vehicle of a cold process can take longer than a page waits for it.
  const other = (await vehiclePaths(workerSite.url, "es")).at(-1) ?? "";
  await untilWhole(site, other);
});

test("a page that cannot be rendered is answered by one that can, with its id, in both languages", async ({
  started: { site },
}) => {
  // A site that has stored the page goes on serving it.
  site.lie(brokenHome);
  // The telephone is known from a page that can be rendered; the templates have yet to be.
  await send(site.url, "/coches-ocasion-madrid/");
  for (const [path, lang, heading] of [
    ["/", "es", "Algo ha fallado por nuestra parte"],
    ["/pt/", "pt", "Ocorreu uma falha do nosso lado"],
  ] as const) {
    const { status, headers, body } = await send(site.url, `${path}?brand=seat`);
    expect(status).toBe(500);
    expect(headers["cache-control"]).toContain("no-store");
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).toContain(`<h1>${heading}</h1>`);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toContain(`<code>${headers["x-request-id"]}</code>`);
    expect(body).toContain(`href="${path}"`);
    if (lang === "es") expect(body).toContain('href="tel:');
    expect(body).not.toContain("/_next/");
  }
  site.lie(honest);
});

for (const [index, age] of ages.slice(0, 2).entries())
  test(`a page that is ${age} seconds old is rendered before it is answered: what was invalidated before the start is not known`, async ({
    started: { site, pages },
  }) => {
    const { path = "", body } = pages[index] ?? {};
    expect(body).not.toContain("77.123");
    site.lie(pricesBecome(77_123));
    expect((await send(site.url, path)).body).toContain("77.123");
    site.lie(honest);
  });

test("while the services fail a page of an hour ago is better than none, and is there at once the second time", async ({
  started: { site, pages },
}) => {
  const { path = "", body } = pages[2] ?? {};
  site.lie(refusing(500, () => true));
  expect((await send(site.url, path)).body).toBe(body);
  const { status, ms } = await send(site.url, path);
  expect(status).toBe(200);
  expect(ms).toBeLessThan(500);
  await endFailures(site);
});

test("a page of any template that comes without anything in it says that it cannot be shown, and is not stored", async ({
  started: { site },
  workerSite,
}) => {
  const all = (await templates(workerSite.url)).filter(
    ({ name, path }) => name !== "comparison" && name !== "not found" && !path.startsWith("/pt/"),
  );
  // The breakers that the failures before have opened let all calls through again.
  await untilWhole(site, "/coches-ocasion-madrid/?yearFrom=2016");
  const withoutAnything = changingComponents(() => []);
  site.lie(withoutAnything);
  // Earlier answers of the services are valid for a while.
  await site.invalidatePages();
  for (const { name, path } of all) {
    const { status, headers, body } = await send(site.url, path);
    expect([name, status, headers["cache-control"]]).toEqual([name, 200, "private, no-store"]);
    expect(body, name).toMatch(/data-degraded="page"[^>]*><h1/);
  }
  site.lie(honest);
  // What kind of page each is came with the empty ones, and holds for a minute.
  await site.invalidatePages();
  await each(all, 3, async ({ name, path }) => {
    const { status, body } = await send(site.url, path);
    expect([name, status, body.includes('data-degraded="')]).toEqual([name, 200, false]);
  });
  site.lie(withoutAnything);
  await site.invalidatePages();
  for (const { name, path } of all.slice(0, 3))
    expect((await send(site.url, path)).body, name).not.toContain('data-degraded="');
});
