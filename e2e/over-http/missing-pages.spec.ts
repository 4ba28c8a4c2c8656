import { expect } from "@playwright/test";
import { type Lie, startLyingServices } from "../../src/tools/audit/attacks/lying-services.ts";
import { send } from "../../src/tools/audit/attacks/send.ts";
import { templates } from "../../src/tools/audit/attacks/templates.ts";
import { paths } from "../support/paths.ts";
import { startSite } from "../support/start-site.ts";
import { test } from "../support/test.ts";

const secret = "solo-para-pruebas-1234";
let services: Awaited<ReturnType<typeof startLyingServices>>;
let site: Awaited<ReturnType<typeof startSite>>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  services = await startLyingServices(`http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`);
  site = await startSite({
    DATA_SERVICE_URL: services.url,
    CONTENT_SERVICE_URL: services.url,
    REVALIDATE_SECRET: secret,
  });
});

test.afterAll(async () => {
  await site.close();
  await services.close();
});

/** Forgets kept pages and what is known of paths. */
const dropPages = () =>
  send(site.url, "/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags: ["stock", "content"] }),
  });

const honest: Lie = (_, answer) => answer;

const isPage = (path: string) => /^\/pages\/(?!component-filtered|error)/.test(path);
const isVehicle = (path: string) => /^\/vehicle\/[A-Z0-9]{17}(?:\?|$)/.test(path);

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
const pagesWithoutHeading: Lie = (path, answer) => {
  if (!isPage(path)) return answer;
  const { components, ...rest } = answer.data as { components: { key: string }[] };
  const [first, ...others] = components;
  return { ...answer, data: { ...rest, components: [{ ...first, key: "unheard-of" }, ...others] } };
};

/** Pages that hold nothing at all. */
const pagesThatEmpty: Lie = (path, answer) =>
  isPage(path) ? { ...answer, data: { ...(answer.data as object), components: [] } } : answer;

const contentTemplates = async () => {
  services.lie(honest);
  const all = await templates(site.url);
  return all.filter(({ name }) => name !== "comparison" && name !== "not found");
};

for (const status of [404, 410] as const)
  test(`a page of any template that vanishes between its path and its drawing is answered ${status}, readable, and kept by nobody`, async () => {
    test.slow();
    const all = await contentTemplates();
    for (const { name, path } of all) {
      await dropPages();
      services.lie(vanishing(status, isPage));
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
    services.lie(honest);
    await dropPages();
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
      await dropPages();
      services.lie(vanishing(status, isVehicle));
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
  await dropPages();
  services.lie(pagesThatEmpty);
  for (const { name, path } of all) {
    const { status, headers, body } = await send(site.url, path);
    expect(headers["cache-control"], name).toBe("private, no-store");
    expect([name, status]).toEqual([name, 200]);
    expect(body, name).toMatch(/data-degraded="page"[^>]*><h1/);
  }
  services.lie(honest);
  // What kind of page each is was told by the empty ones, and would be believed for a minute.
  await dropPages();
  for (const { name, path } of all) expect([name, (await send(site.url, path)).status]).toEqual([name, 200]);
});

test("a page whose first component cannot be drawn is headed by its title", async () => {
  await dropPages();
  services.lie(pagesWithoutHeading);
  for (const path of [paths.home.es, paths.home.pt]) {
    const { status, body } = await send(site.url, path);
    expect([path, status]).toEqual([path, 200]);
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(body) ?? [];
    const [, heading = "-"] = /<h1[^>]*>([^<]+)<\/h1>/.exec(body) ?? [];
    expect(heading).toBe(title);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
  }
  services.lie(honest);
  await dropPages();
});
