import { expect } from "@playwright/test";
import type { Lie } from "#tools/audit/attacks/lying-services.ts";
import { send } from "#tools/audit/attacks/send.ts";
import { templates } from "#tools/audit/attacks/templates.ts";
import { paths } from "#tools/test-support/paths.ts";
import { changingComponents, honest, isPage, isVehicle, refusing } from "../support/lies.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

let site: LyingSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startLyingSite();
});

test.afterAll(() => site.close());

/** A page that was asked for to decide about its path is drawn from for two seconds (`api/asked-page.ts`). */
const longerThanHandedOnMs = 2_200;

const emptyForm = (origin: string) => ({
  method: "POST",
  headers: { origin, "content-type": "application/x-www-form-urlencoded" },
  body: "",
});

/** Answers the first question about each, by which its path is decided, and says of all that follow that there is none. */
const vanishing = (status: 404 | 410, isMeant: (path: string) => boolean): Lie => {
  const asked = new Set<string>();
  return (path, answer) => {
    if (!isMeant(path)) return answer;
    const known = asked.has(path);
    asked.add(path);
    return known ? { status, error: { code: "missing", message: "no" } } : answer;
  };
};

/** Pages whose first component, which brings the heading, is of a kind that nobody knows. */
const pagesWithoutHeading = changingComponents(([first, ...others]) => [
  { ...first, key: "unheard-of" },
  ...others,
]);

/** Pages that hold nothing at all. */
const pagesThatEmpty = changingComponents(() => []);

const contentTemplates = async () => {
  site.lie(honest);
  const all = await templates(site.url);
  return all.filter(({ name }) => name !== "comparison" && name !== "not found");
};

/** What an address has told of its path holds for others with that path, so each round tries a path once. */
const roundsOf = <Template extends { readonly path: string }>(all: readonly Template[]): Template[][] => {
  const tried = Map.groupBy(all, ({ path }) => path.split("?", 1)[0]);
  const most = Math.max(...[...tried.values()].map((same) => same.length));
  return Array.from({ length: most }, (_, round) => [...tried.values()].flatMap((same) => same[round] ?? []));
};

for (const status of [404, 410] as const)
  test(`a page of any template that vanishes between its path and its drawing is answered ${status}, readable, and kept by nobody`, async () => {
    test.slow();
    const all = await contentTemplates();
    for (const round of roundsOf(all)) {
      site.lie(honest);
      await site.dropPages();
      // A form is answered by a page that nobody keeps: from now on the path is known, and the page has yet to be drawn.
      for (const { name, path } of round)
        expect([name, (await send(site.url, path, emptyForm(site.url))).status]).toEqual([name, 200]);
      await new Promise((resolve) => setTimeout(resolve, longerThanHandedOnMs));
      site.lie(refusing(status, isPage));
      for (const { name, path } of round) {
        const first = await send(site.url, path);
        expect([name, first.status, first.headers["cache-control"]]).toEqual([
          name,
          status,
          "private, no-store",
        ]);
        expect(first.body, name).toContain("<h1");
        expect(first.body, name).toContain('href="/');
        expect(first.headers["x-error"], name).toMatch(/^(?:page-not-found|Vehicle page Not Found)$/);
        const second = await send(site.url, path);
        expect([name, second.status]).toEqual([name, status]);
        expect(second.body, name).toContain("<h1");
      }
    }
    site.lie(honest);
    await site.dropPages();
    for (const { name, path } of all) {
      const again = await send(site.url, path);
      expect([name, again.status]).toEqual([name, 200]);
      expect(again.body, name).toContain("<h1");
    }
  });

for (const status of [404, 410] as const)
  test(`a vehicle that vanishes between its path and its drawing is answered ${status}, readable, and kept by nobody`, async () => {
    const all = await contentTemplates();
    for (const { name, path } of all.filter((template) => template.name.startsWith("vehicle"))) {
      await site.dropPages();
      site.lie(vanishing(status, isVehicle));
      const first = await send(site.url, path);
      expect([name, first.status, first.headers["cache-control"]]).toEqual([
        name,
        status,
        "private, no-store",
      ]);
      expect(first.headers["x-error"]).toBe("Vehicle page Not Found");
      expect(first.body).toContain("<h1");
      expect((await send(site.url, path)).status).toBe(status);
    }
  });

test("a page of any template that comes without anything in it says that it cannot be shown, and is kept by nobody", async () => {
  test.slow();
  const all = await contentTemplates();
  // Where a page was drawn before, it is better than an empty one: nothing was, here.
  const fresh = await startLyingSite();
  fresh.lie(pagesThatEmpty);
  for (const { name, path } of all) {
    const { status, headers, body } = await send(fresh.url, path);
    expect(headers["cache-control"], name).toBe("private, no-store");
    expect([name, status]).toEqual([name, 200]);
    expect(body, name).toMatch(/data-degraded="page"[^>]*><h1/);
  }
  fresh.lie(honest);
  // What kind of page each is was told by the empty ones, and would be believed for a minute.
  await fresh.dropPages();
  for (const { name, path } of all) {
    const { status, body } = await send(fresh.url, path);
    expect([name, status, body.includes('data-degraded="')]).toEqual([name, 200, false]);
  }
  fresh.lie(pagesThatEmpty);
  await fresh.dropPages();
  for (const { name, path } of all.slice(0, 3))
    expect((await send(fresh.url, path)).body, name).not.toContain('data-degraded="');
  await fresh.close();
});

test("a page whose first component cannot be drawn is headed by its title", async () => {
  await site.dropPages();
  site.lie(pagesWithoutHeading);
  for (const path of [paths.home.es, paths.home.pt]) {
    const { status, body } = await send(site.url, path);
    expect([path, status]).toEqual([path, 200]);
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(body) ?? [];
    const [, heading = "-"] = /<h1[^>]*>([^<]+)<\/h1>/.exec(body) ?? [];
    expect(heading).toBe(title);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
  }
  site.lie(honest);
  await site.dropPages();
});
