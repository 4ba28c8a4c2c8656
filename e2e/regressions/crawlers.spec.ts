import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { listedVehicle } from "../support/structured-data.ts";
import { test } from "../support/test.ts";

const crawl = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return readHead(await answer.text());
};

type Head = Awaited<ReturnType<typeof crawl>>;
const dataOf = ({ data }: Head, type: string) => data.find((each) => each["@type"] === type);

const readSitemap = async (request: APIRequestContext, file: string) => {
  const text = await (await request.get(file)).text();
  return [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, url = "", rest = ""]) => ({
    url,
    languages: Object.fromEntries(
      [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
    ) as Record<string, string>,
  }));
};

const everySitemap = async (request: APIRequestContext) => {
  const index = await (await request.get("/sitemap.xml")).text();
  return [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
};

/** The first vehicles of a list, by what their cards say. */
const firstVehicles = async (request: APIRequestContext, path: string) => {
  const list = dataOf(await crawl(request, path), "ItemList") as { itemListElement: { url: string }[] };
  return list.itemListElement.map(({ url }) => new URL(url).pathname);
};

for (const locale of ["es", "pt"] as const) {
  test(`a vehicle says what listings need, in ${locale}`, async ({ request, baseURL }) => {
    const [path = ""] = await firstVehicles(request, paths.list[locale]);
    const page = await crawl(request, path);
    const vehicle = listedVehicle.parse(dataOf(page, "Car"));
    expect(vehicle.url).toBe(`${baseURL}${path}`);
    expect(page.canonical).toBe(vehicle.url);
    expect(page.languages[locale]).toBe(vehicle.url);
    expect(page.languages["x-default"]).toBe(page.languages.es);
    const shared = page.meta["og:image"] ?? "";
    expect(vehicle.image[0]).toMatch(/^http.*\/pictures\/.*\.avif$/);
    expect(shared).toContain(encodeURIComponent(new URL(vehicle.image[0] ?? "").pathname));
    // Sites that show a link ask without saying what they read.
    expect((await request.get(shared)).headers()["content-type"]).toBe("image/jpeg");
    const { itemListElement: crumbs } = z
      .object({
        itemListElement: z.array(z.object({ position: z.int(), name: z.string(), item: z.url().optional() })),
      })
      .parse(dataOf(page, "BreadcrumbList"));
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs.findIndex(({ item }) => item === undefined)).toBe(crumbs.length - 1);
    expect(crumbs[0]?.item).toBe(`${baseURL}${paths.home[locale]}`);
  });

  test(`a list counts its vehicles, further pages too, in ${locale}`, async ({ request }) => {
    for (const [query, first] of [
      ["", 1],
      ["?page=2", 25],
    ] as const) {
      const page = await crawl(request, `${paths.list[locale]}${query}`);
      const list = dataOf(page, "ItemList") as { itemListElement: { position: number }[] };
      expect(list.itemListElement).toHaveLength(24);
      expect(list.itemListElement[0]?.position).toBe(first);
      expect(page.canonical).toMatch(new RegExp(`${paths.list[locale]}${query.replace("?", "\\?")}$`));
      expect(page.meta.robots).toBeUndefined();
    }
  });

  test(`home says who runs the site, in ${locale}`, async ({ request, baseURL }) => {
    const { data } = await crawl(request, paths.home[locale]);
    const graph = data.flatMap((each) => (each["@graph"] as Record<string, unknown>[] | undefined) ?? []);
    expect(graph).toContainEqual(expect.objectContaining({ "@type": "Organization", name: "Volante" }));
    expect(JSON.stringify(graph)).toContain(`${baseURL}${paths.home[locale]}`);
  });
}

/** A vehicle of the lists that is reserved or sold. */
const findUnavailable = async (request: APIRequestContext): Promise<string> => {
  for (let number = 1; number <= 10; number++) {
    const html = await (await request.get(`${paths.list.es}?sort=price-asc&page=${number}`)).text();
    for (const [card] of html.matchAll(/<article.*?<\/article>/gs)) {
      if (!/Reservado|Vendido/.test(card)) continue;
      const path = /href="(\/coches-ocasion\/[^"]*)"/.exec(card)?.[1];
      if (path) return path;
    }
  }
  throw new Error("Every vehicle of ten pages can be bought");
};

test("a vehicle that cannot be bought is not published as one that can", async ({ request }) => {
  const reserved = await findUnavailable(request);
  const page = await crawl(request, reserved);
  expect(dataOf(page, "Car")).toBeUndefined();
  expect(dataOf(page, "BreadcrumbList")).toBeDefined();
});

test("an address by VIN leads to the one by name", async ({ request }) => {
  const [path = ""] = await firstVehicles(request, paths.list.es);
  const page = await crawl(request, path);
  const vin = listedVehicle.parse(dataOf(page, "Car")).vehicleIdentificationNumber;
  const byVin = await crawl(request, `/coches-ocasion/${vin}/`);
  expect(byVin.canonical).toBe(page.canonical);
  expect(byVin.languages).toEqual(page.languages);
});

test.describe("which lists are kept", () => {
  const cases: readonly (readonly [query: string, canonical: string, robots: string | undefined])[] = [
    ["?sort=newest", "/listado-coches-segunda-mano/", undefined],
    ["?utm_source=x&nada=1", "/listado-coches-segunda-mano/", undefined],
    ["?brand=seat", "/seat-segunda-mano/", undefined],
    ["?segment=suv", "/suv-segunda-mano/", undefined],
    ["?brand=seat&fuel=diesel", "/seat-segunda-mano/", "noindex, follow"],
    ["?fuel=diesel&brand=seat&x=1", "/seat-segunda-mano/", "noindex, follow"],
    ["?brand=audi,seat&segment=suv&priceTo=30000", "/suv-segunda-mano/", "noindex, follow"],
    ["?fuel=diesel&page=2", "/listado-coches-segunda-mano/", "noindex, follow"],
    ["?page=9999", "/listado-coches-segunda-mano/?page=9999", "noindex, follow"],
  ];
  for (const [query, canonical, robots] of cases) {
    test(query, async ({ request, baseURL }) => {
      const page = await crawl(request, `${paths.list.es}${query}`);
      expect(page.canonical).toBe(`${baseURL}${canonical}`);
      expect(page.meta.robots).toBe(robots);
    });
  }
});

test("every page's alternates name it in return", async ({ request }) => {
  const [vehicle = ""] = await firstVehicles(request, paths.list.es);
  const asked = [
    "/",
    paths.list.es,
    `${paths.list.es}?page=3`,
    `${paths.list.es}?brand=seat&fuel=diesel`,
    "/seat-segunda-mano/",
    "/reserva-preguntas-frecuentes/",
    "/comparar/",
    vehicle,
  ];
  for (const path of asked) {
    const page = await crawl(request, path);
    expect(Object.keys(page.languages).sort(), path).toEqual(["es", "pt", "x-default"]);
    const portuguese = await crawl(request, page.languages.pt ?? "");
    expect(portuguese.languages, path).toEqual(page.languages);
    expect(portuguese.canonical, path).toBe(page.languages.pt);
    expect(page.canonical, path).toBe(page.languages.es);
  }
});

test("questions are told to search engines", async ({ request }) => {
  const page = await crawl(request, "/reserva-preguntas-frecuentes/");
  const { mainEntity } = dataOf(page, "FAQPage") as { mainEntity: unknown[] };
  expect(mainEntity.length).toBeGreaterThan(2);
});

test.describe("sitemaps", () => {
  test("robots.txt names the index, and closes what is no page", async ({ request, baseURL }) => {
    const text = await (await request.get("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    expect(text).toContain("Disallow: /personal/");
  });

  test("hold every address once, each alternate answered, and stay below the limits", async ({ request }) => {
    const files = await everySitemap(request);
    expect(files.map((file) => /sitemaps\/([a-z]+)-/.exec(file)?.[1])).toEqual(
      expect.arrayContaining(["pages", "lists", "cars", "motorbikes"]),
    );
    const all = new Map<string, Record<string, string>>();
    // Collected, not expected one by one: there are thousands.
    const problems: string[] = [];
    for (const file of files) {
      const entries = await readSitemap(request, file);
      expect(entries.length, file).toBeGreaterThan(0);
      expect(entries.length, file).toBeLessThan(50_000);
      for (const { url, languages } of entries) {
        if (all.has(url)) problems.push(`${url} is there twice`);
        all.set(url, languages);
      }
    }
    for (const [url, languages] of all) {
      const named = Object.values(languages);
      if (!named.includes(url)) problems.push(`${url} does not name itself`);
      const unanswered = named.filter(
        (other) => JSON.stringify(all.get(other)) !== JSON.stringify(languages),
      );
      problems.push(...unanswered.map((other) => `${url} is not named by ${other}`));
    }
    expect(problems).toEqual([]);
    expect([...all.keys()].filter((url) => /\/carros-usados\//.test(url)).length).toBeGreaterThan(2000);
  });

  test("the longest lists that have a page of their own weigh at most 20 kB", async ({
    request,
    baseURL,
  }) => {
    const pages = await readSitemap(request, `${baseURL}/sitemaps/lists-1.xml`);
    const longest = pages
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => /black-days|barcelona|premium|lisboa|suv-|turia/.test(path));
    const weights: [path: string, bytes: number][] = [];
    for (const path of longest) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain("data-results");
      weights.push([path, gzipSync(html, { level: 9 }).length]);
    }
    expect(weights.length).toBeGreaterThan(8);
    expect(weights.filter(([, bytes]) => bytes > 20_000)).toEqual([]);
  });

  test("name pages as they name themselves", async ({ request }) => {
    for (const file of await everySitemap(request)) {
      const entries = await readSitemap(request, file);
      for (const { url, languages } of [entries[0], entries.at(-1)].filter((entry) => entry !== undefined)) {
        const page = await crawl(request, url);
        expect(page.canonical).toBe(url);
        expect(page.languages).toEqual(languages);
        expect(page.meta.robots).toBeUndefined();
      }
    }
  });

  test("are not sent again unchanged, and others do not exist", async ({ request }) => {
    const first = await request.get("/sitemaps/pages-1.xml");
    expect(first.headers()["content-type"]).toContain("application/xml");
    expect(first.headers()["cache-control"]).toContain("max-age=3600");
    const since = first.headers()["last-modified"] ?? "";
    expect(
      (await request.get("/sitemaps/pages-1.xml", { headers: { "if-modified-since": since } })).status(),
    ).toBe(304);
    for (const name of ["cars-999.xml", "boats-1.xml", "cars-0.xml", "cars-1.xml.gz", "..%2Fcars-1.xml"])
      expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);
  });
});
