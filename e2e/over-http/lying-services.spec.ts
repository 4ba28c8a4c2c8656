import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { depositBecomes, honest, isVehicle, refusing } from "../support/lies.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

let site: LyingSite;
const vins: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startLyingSite();
});

test.afterAll(() => site.close());

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

/** Paths of vehicles that nobody has looked at yet. */
const vehiclePaths = async (): Promise<string[]> => {
  const list = await (await get(paths.list.es)).text();
  vins.push(...new Set([...list.matchAll(/data-vin="([A-Z0-9]{17})"/g)].map(([, vin = ""]) => vin)));
  return [
    ...new Set([...list.matchAll(/href="(\/coches-ocasion\/[a-z0-9-]+\/)"/g)].map(([, path = ""]) => path)),
  ];
};

test("a vehicle that the data service does not have, or no more, is no page that says the service is down", async () => {
  const [unknown = "", gone = "", there = ""] = await vehiclePaths();
  for (const [path, status] of [
    [unknown, 404],
    [gone, 410],
  ] as const) {
    site.lie(refusing(status, isVehicle));
    const answer = await get(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get("x-error")).toBe("Vehicle page Not Found");
    expect(await answer.text()).toContain("<h1");
  }
  site.lie(honest);
  expect((await get(there)).status).toBe(200);
});

test("what a reservation takes is what the service says, and where it says nothing the telephone comes first", async () => {
  const [, , , priced = "", unpriced = ""] = await vehiclePaths();
  site.lie(depositBecomes(450));
  expect(await (await get(priced)).text()).toMatch(/data-panel="reservation_[A-Z0-9]{17}"[^>]*>[^<]*450,00/);
  site.lie(depositBecomes(undefined));
  const page = await (await get(unpriced)).text();
  expect(page).not.toContain('data-panel="reservation_');
  expect(page).toMatch(/data-bottom-bar[\s\S]*?<a [^>]*href="tel:/);
  site.lie(honest);
});

test("redirects that lead round are refused, and chains are one hop", async () => {
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
    const asked = new URL(path, site.url);
    const target =
      asked.pathname === "/redirects" ? targets[asked.searchParams.get("path") ?? ""] : undefined;
    return target === undefined ? answer : { status: 200, data: { target, status: 301 } };
  });
  for (const path of ["/financiacion/", "/blog/", "/preguntas-frecuentes/"])
    expect((await get(path)).status, path).toBe(200);
  for (const path of ["/aa/", "/bb/"]) expect((await get(path)).status, path).toBe(404);
  const answer = await get("/uno?a=1");
  expect([answer.status, answer.headers.get("location")]).toEqual([
    308,
    expect.stringMatching(/\/pt\/blog\/\?a=1$/),
  ]);
  site.lie(honest);
});

test("the site's own redirects are one hop", async () => {
  for (const [path, target] of [
    ["/homepage", "/"],
    ["/es/homepage", "/"],
    ["/pt/homepage", "/pt/"],
    ["/es/comparar", "/comparar/"],
    ["/listado-coches-segunda-mano?brand=seat", "/seat-segunda-mano/"],
  ] as const) {
    const location = (await get(path)).headers.get("location") ?? "";
    expect(new URL(location, site.url).pathname, path).toBe(target);
  }
});

test("vehicles looked at that no service gives are no empty page that a browser keeps", async () => {
  const ask = () => get(`/vistos-hace-poco/?vin=${vins.slice(0, 2).join(",")}`);
  site.lie(refusing(500, isVehicle));
  const silent = await ask();
  expect(silent.headers.get("cache-control")).toContain("no-store");
  expect(await silent.text()).toContain('data-degraded="page"');
  site.lie(refusing(500, (path) => path.includes(vins[0] ?? "-")));
  // The breaker of the endpoint may still be open: then there is none at all.
  const half = await ask();
  expect(half.headers.get("cache-control")).toContain("no-store");
  site.lie(honest);
});
