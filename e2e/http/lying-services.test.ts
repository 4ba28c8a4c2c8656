import { expect, vi } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { send } from "../rehearse/attacks/send.ts";
import { listedVins, vehiclePaths } from "../rehearse/attacks/templates.ts";
import { changingComponents, depositBecomes, honest, isVehicle, refusing } from "../support/lies.ts";
import { test } from "./lying-test.ts";

for (const status of [404, 410] as const)
  test(`a vehicle for which the data service answers ${status} is missing, and no page that says the service is down`, async ({
    site,
  }) => {
    const [path = ""] = await vehiclePaths(site.url, "es");
    site.lie(refusing(status, isVehicle));
    await site.invalidatePages();
    const answer = await send(site.url, path);
    expect(answer.status).toBe(status);
    expect(answer.headers["x-error"]).toBe("Vehicle page Not Found");
    expect(answer.body).toContain("<h1");
    site.lie(honest);
    await site.invalidatePages();
    expect((await send(site.url, path)).status).toBe(200);
  });

test("a vehicle that cannot be fetched is not found, and once it was stored it is shown as it was", async ({
  site,
}) => {
  const [seen = "", ...others] = await vehiclePaths(site.url, "pt");
  // Other tests visit those at the top of the list.
  const unseen = others.at(-1) ?? "";
  await site.invalidatePages();
  const whole = await send(site.url, seen);
  site.lie(refusing(500, isVehicle));
  const answer = await send(site.url, unseen);
  expect([answer.status, answer.headers["x-error"]]).toEqual([404, "Vehicle page Not Found"]);
  expect(answer.headers["cache-control"]).toContain("no-store");
  expect(answer.body).toMatch(/<meta name="robots" content="noindex/);
  expect(answer.body).toContain(">Vehicle page Not Found<");
  await site.invalidatePages();
  expect(await send(site.url, seen)).toMatchObject({ status: 200, body: whole.body });
});

test("the header of a page that is not found offers everything, whatever the content says", async ({
  site,
}) => {
  site.lie((path, answer) => {
    if (!path.startsWith("/pages/error") || answer.data === undefined) return answer;
    const { header, ...page } = answer.data as { header: object };
    const none = { includeLogin: false, includeFavorites: false, includeComparator: false };
    return { ...answer, data: { ...page, header: { ...header, ...none } } };
  });
  await site.invalidatePages();
  const { body } = await send(site.url, "/no-existe/");
  for (const tool of ['data-tool="login"', 'data-login-for="favorite"', 'data-tool="compare"'])
    expect(body).toContain(tool);
  expect(body).toContain(">page-not-found<");
});

test("a deposit is what the service says, else what the site is set to, and where it says 0 the telephone comes first", async ({
  site,
}) => {
  const [path = ""] = await vehiclePaths(site.url, "es");
  site.lie(depositBecomes(450));
  await site.invalidatePages();
  expect((await send(site.url, path)).body).toMatch(/data-panel="reservation_[A-Z0-9]{17}"[^>]*>[^<]*450,00/);
  site.lie(depositBecomes(undefined));
  await site.invalidatePages();
  expect((await send(site.url, path)).body).toMatch(/data-panel="reservation_[A-Z0-9]{17}"[^>]*>[^<]*300,00/);
  site.lie(depositBecomes(0));
  await site.invalidatePages();
  const { body } = await send(site.url, path);
  expect(body).not.toContain('data-panel="reservation_');
  expect(body).toMatch(/data-bottom-bar[\s\S]*?<a [^>]*href="tel:/);
});

test("redirects in a circle are refused, and chains are one hop", async ({ site }) => {
  const targets: Record<string, string> = {
    "/financiacion/": "/financiacion",
    "/blog/": "/blog/?x=1",
    "/preguntas-frecuentes/": `${site.url}/preguntas-frecuentes/`,
    "/aa/": "/bb/",
    "/bb/": "/aa/",
    "/uno/": "/dos",
    "/dos/": "/pt/blog",
  };
  site.lie((path, answer) => {
    const { pathname, searchParams } = new URL(path, site.url);
    const target = pathname === "/redirects" ? targets[searchParams.get("path") ?? ""] : undefined;
    return target === undefined ? answer : { status: 200, data: { target, status: 301 } };
  });
  await site.invalidatePages();
  for (const path of ["/financiacion/", "/blog/", "/preguntas-frecuentes/"])
    expect((await send(site.url, path)).status, path).toBe(200);
  for (const path of ["/aa/", "/bb/"]) expect((await send(site.url, path)).status, path).toBe(404);
  const { status, headers } = await send(site.url, "/uno?a=1");
  expect([status, headers.location]).toEqual([308, expect.stringMatching(/\/pt\/blog\/\?a=1$/)]);
});

test("recently viewed vehicles that no service gives are no empty page that a browser stores", async ({
  site,
}) => {
  const [first = "-", second] = await listedVins(site.url);
  const request = () => send(site.url, `/vistos-hace-poco/?vin=${first},${second}`);
  site.lie(refusing(500, isVehicle));
  const none = await request();
  expect(none.headers["cache-control"]).toContain("no-store");
  expect(none.body).toContain('data-degraded="page"');
  site.lie(refusing(500, (path) => path.includes(first)));
  // The breaker of the endpoint may still be open: then there is none at all.
  expect((await request()).headers["cache-control"]).toContain("no-store");
});

test("a page whose first component cannot be rendered is headed by its title", async ({ site }) => {
  site.lie(changingComponents(([first, ...others]) => [{ ...first, key: "unheard-of" }, ...others]));
  await site.invalidatePages();
  // As long as one of its services is slow, the page that was stored before is sent.
  for (const path of [paths.home.es, paths.home.pt])
    await vi.waitFor(
      async () => {
        const { status, body } = await send(site.url, path);
        expect([path, status]).toEqual([path, 200]);
        const [, title = ""] = /<title>([^<]+)<\/title>/.exec(body) ?? [];
        const [, heading = "-"] = /<h1[^>]*>([^<]+)<\/h1>/.exec(body) ?? [];
        expect(heading).toBe(title);
        expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
      },
      { timeout: 30_000, interval: 200 },
    );
});

const foreign = "Lo que otros escriben";

/** Blocks that another content service might send, each with what the log is to say of it. */
const foreignBlocks = [
  {
    sent: { id: "Turn_7", key: "carousel-3d", data: { heading: foreign } },
    logged: { level: "error", reason: "unknown-key", field: "key" },
  },
  {
    sent: { id: "Faq_2", key: "faq", data: { heading: foreign, items: [{ question: "¿Y esto?" }] } },
    logged: { level: "error", reason: "broken-data", field: "data.items.0.answer" },
  },
  {
    sent: { id: "Title_v2", key: "title", data: { heading: { text: foreign, level: 2 } } },
    logged: { level: "error", reason: "broken-data", field: "data.heading" },
  },
  {
    sent: { id: "Title_v3", key: "title", data: { heading: "Una novedad", badge: { text: foreign } } },
    logged: { level: "warn", reason: "unread-field", field: "data.badge" },
  },
] as const;

const headingsOf = (html: string): readonly string[] => html.match(/<h[12][\s>].*?<\/h[12]>/gs) ?? [];

test("of blocks that cannot be read the log names page, block, id and field, and all others are rendered", async ({
  site,
}) => {
  const path = paths.faq.pt;
  const before = headingsOf((await send(site.url, path)).body);
  expect(before.length).toBeGreaterThan(1);
  site.lie(
    changingComponents(([first = {}, ...others]) => [
      first,
      ...foreignBlocks.map(({ sent }) => sent),
      ...others,
    ]),
  );
  await site.invalidatePages();
  const { status, body } = await send(site.url, path);
  expect(status).toBe(200);
  expect(headingsOf(body).filter((each) => !each.includes("Una novedad"))).toEqual(before);
  expect(headingsOf(body).join()).toContain("Una novedad");
  expect(body).not.toContain(foreign);
  const lines = () =>
    Array.from(site.output().matchAll(/^\{.*"position":.*$/gm), ([line]) => JSON.parse(line) as unknown);
  for (const [index, { sent, logged }] of foreignBlocks.entries()) {
    const line = { path, block: sent.key, id: sent.id, position: index + 2, ...logged };
    await expect.poll(lines, { message: sent.id }).toContainEqual(expect.objectContaining(line));
  }
});
