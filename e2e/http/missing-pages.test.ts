import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { each, send } from "../rehearse/attacks/send.ts";
import { type Template, templates, vehiclePaths } from "../rehearse/attacks/templates.ts";
import { honest, isPage, isVehicle, refusing } from "../support/lies.ts";
import { test } from "./lying-test.ts";

/** A page and a vehicle that decided about a path are rendered from for two seconds (`api/fetch-page.ts`). */
const longerThanHandedOnMs = 2_050;

const emptyForm = (origin: string) => ({ origin, "content-type": "application/x-www-form-urlencoded" });

/** What one address has shown of its path holds for others with that path: each template has a path of its own. */
const withOwnPaths = async (site: string): Promise<readonly Template[]> => {
  const others = await Promise.all([vehiclePaths(site, "es"), vehiclePaths(site, "pt")]);
  const own: Readonly<Record<string, (path: string) => string>> = {
    "filtered list": (path) =>
      path.startsWith("/pt/") ? "/pt/audi-segunda-mao/?fuel=diesel" : "/audi-segunda-mano/?fuel=diesel",
    "vehicle with a simulation": (path) =>
      `${others[path.startsWith("/pt/") ? 1 : 0]?.[1]}?deposit=1000&months=48`,
  };
  const all = await templates(site);
  return all
    .filter(({ name }) => name !== "comparison" && name !== "not found")
    .map(({ name, path }) => ({ name, path: own[name]?.(path) ?? path }));
};

test("a page of any template that vanishes between its path and its rendering is answered with that status, readable, and not stored", {
  timeout: 90_000,
}, async ({ site }) => {
  const all = await withOwnPaths(site.url);
  await site.invalidatePages();
  // A form is answered by a page that is not stored: from now on the path is known, and the page has yet to be rendered.
  await each(all, 3, async ({ path }) => {
    const { status, headers } = await send(site.url, path, {
      method: "POST",
      headers: emptyForm(site.url),
      body: "",
    });
    expect(status, `${path}: ${headers["x-error"]}`).toBe(200);
  });
  await pause(longerThanHandedOnMs);
  for (const [locale, status] of [
    ["es", 404],
    ["pt", 410],
  ] as const) {
    site.lie(refusing(status, isPage));
    const inLocale = all.filter(({ path }) => path.startsWith("/pt/") === (locale === "pt"));
    expect(inLocale.length).toBeGreaterThan(10);
    await each(inLocale, 3, async ({ name, path }) => {
      const first = await send(site.url, path);
      const { "cache-control": stored, "x-error": error } = first.headers;
      expect([name, first.status, stored]).toEqual([name, status, "private, no-store"]);
      expect(first.body, name).toContain("<h1");
      expect(first.body, name).toContain('href="/');
      expect(error, name).toMatch(/^(?:page-not-found|Vehicle page Not Found)$/);
      const second = await send(site.url, path);
      expect([name, second.status]).toEqual([name, status]);
      expect(second.body, name).toContain("<h1");
    });
  }
  site.lie(honest);
  await site.invalidatePages();
  await each(all, 3, async ({ name, path }) => {
    const { status, body } = await send(site.url, path);
    expect([name, status]).toEqual([name, 200]);
    expect(body, name).toContain("<h1");
  });
});

for (const [locale, status, query] of [
  ["es", 404, ""],
  ["pt", 410, "?deposit=1000&months=48"],
] as const)
  test(`${locale}: a vehicle ${query} that vanishes between its path and its rendering is answered ${status}, readable, and not stored`, async ({
    site,
  }) => {
    const [path = ""] = await vehiclePaths(site.url, locale);
    await site.invalidatePages();
    // A form is answered by a page that is not stored: from now on the path is known, and the page has yet to be rendered.
    await send(site.url, path, { method: "POST", headers: emptyForm(site.url), body: "" });
    await pause(longerThanHandedOnMs);
    site.lie(refusing(status, isVehicle));
    const first = await send(site.url, path + query);
    expect([first.status, first.headers["cache-control"]]).toEqual([status, "private, no-store"]);
    expect(first.headers["x-error"]).toBe("Vehicle page Not Found");
    expect(first.body).toContain("<h1");
    expect((await send(site.url, path + query)).status).toBe(status);
  });
