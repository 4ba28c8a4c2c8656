import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const fresh = { maxRedirects: 0 } as const;

for (const path of [paths.home.es, paths.home.pt, paths.list.es, paths.list.pt]) {
  test(`${path} may be kept by any cache and sets no cookie`, async ({ request }) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(answer.status()).toBe(200);
    expect(headers["cache-control"]).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.vary ?? "").not.toMatch(/cookie/i);
  });
}

for (const path of [paths.home.es, paths.list.es, paths.missing.es, `${paths.list.es}?fuel=diesel`]) {
  test(`the policy of ${path} allows nothing inline but hashes`, async ({ request }) => {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).toContain("'sha256-");
    expect(scripts).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
}

test("every answer carries the security headers", async ({ request }) => {
  const answers = [
    paths.home.es,
    paths.list.pt,
    paths.missing.es,
    "/acceso/",
    "/healthz",
    "/robots.txt",
    "/api/search/total",
    "/icons/volante.svg",
  ];
  for (const path of answers) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["strict-transport-security"], path).toBe("max-age=63072000; includeSubDomains");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["access-control-allow-origin"], path).toBeUndefined();
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test.describe("addresses", () => {
  const cases: readonly (readonly [string, number, string?])[] = [
    ["/listado-coches-segunda-mano", 308, "/listado-coches-segunda-mano/"],
    ["/listado-coches-segunda-mano?brand=seat&x=1", 307, "/seat-segunda-mano/?x=1"],
    ["/homepage/", 308, "/"],
    ["/pt/homepage/algo/", 308, "/pt/"],
    ["/es/comparar/", 308, "/comparar/"],
    ["/personal/reserva/", 307, "/"],
    ["/pt/pessoal/reserva/", 307, "/pt/"],
    ["/wp-admin/", 404],
    ["/xmlrpc.php", 404],
    ["/a.b/", 404],
    ["/%C3%B1/", 404],
    // Slashes are folded at the door, and nobody is sent to another host.
    ["/dos//barras/", 308, "/dos/barras/"],
    ["//otro.example", 404],
    ["//otro/", 308, "/otro/"],
    ["/es/listado-coches-segunda-mano/q~brand%3Dseat/", 404],
    ["/404/", 404],
    ["/confirmar-salida/", 404],
    ["/coches-ocasion/AAAAAAAAAAAAAAAAA/", 404],
    ["/coches-ocasion/AAAA/", 404],
    [`/${"a".repeat(5000)}/`, 404],
    [`/?${"a=1&".repeat(2500)}`, 200],
    [`/listado-coches-segunda-mano/?brand=${"x,".repeat(3000)}&page=-3&sort=nada&yearFrom=abc`, 200],
    ["/listado-coches-segunda-mano/?page=9999", 200],
    ["/listado-coches-segunda-mano/?page=99999999999999999999", 200],
    ["/listado-coches-segunda-mano/?priceFrom=9&priceTo=5&yearFrom=2030&yearTo=1980", 200],
    ["/listado-coches-segunda-mano/?brand=borgward&model=borgward-isabella&fuel=carbon", 200],
    ["/listado-coches-segunda-mano/?fuel=diesel&unknown=h%C3%ADbrido%20%3Cb%3E%25", 200],
    ["/listado-coches-segunda-mano/?brand=%00%FF%&priceTo[]=1&sort=__proto__", 200],
    ["/listado-coches-segunda-mano/?brand=seat&sort=price-asc", 307, "/seat-segunda-mano/?sort=price-asc"],
    ["/pt/motos-segunda-mao/?brand=yamaha", 307, "/pt/motos-segunda-mao/yamaha/"],
    ["/seat-segunda-mano/?brand=audi,seat", 307, "/listado-coches-segunda-mano/?brand=audi,seat"],
    [
      "/listado-coches-segunda-mano/?text=golf+tdi+automatico+2019+en+madrid",
      303,
      "/coches-ocasion-madrid/?brand=volkswagen&model=volkswagen-golf&fuel=diesel&yearFrom=2019&yearTo=2019&transmission=automatic",
    ],
    ["/pt/carros-segunda-mao/?text=yamaha", 303, "/pt/motos-segunda-mao/yamaha/"],
    [`/listado-coches-segunda-mano/?text=${"xyz ".repeat(2500)}`, 303],
  ];
  for (const [path, status, target] of cases) {
    test(`${path.slice(0, 70)} → ${status}`, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${path}`, fresh);
      expect(answer.status()).toBe(status);
      if (target) expect(new URL(answer.headers().location ?? "", baseURL).href).toBe(`${baseURL}${target}`);
      if (status === 404) {
        expect(answer.headers()["x-error"]).toMatch(/not[ -]found/i);
        expect(await answer.text()).toContain("<h1>");
      }
    });
  }
});

test("the specification's spellings of not found are in the header", async ({ request }) => {
  const message = async (path: string) => (await request.get(path)).headers()["x-error"];
  expect(await message("/a.b/")).toBe("Page not found: /a.b/");
  expect(await message("/wp-admin/")).toBe("Not Found: /wp-admin/");
  expect(await message("/no-existe/")).toBe("page-not-found");
  expect(await message("/coches-ocasion/AAAAAAAAAAAAAAAAA/")).toBe("Vehicle page Not Found");
});

test.describe("posting to a page", () => {
  test("is refused from elsewhere", async ({ request }) => {
    for (const origin of ["https://evil.example", "null"]) {
      const answer = await request.post("/", { headers: { origin }, form: { a: "1" } });
      expect(answer.status(), origin).toBe(403);
    }
  });

  test("from our own page it never fails and is not kept", async ({ request, baseURL }) => {
    const answer = await request.post("/", { headers: { origin: baseURL ?? "" }, form: { a: "1" } });
    expect(answer.status()).toBeLessThan(500);
    expect(answer.headers()["cache-control"]).toContain("no-store");
  });
});

test.describe("action in the address", () => {
  test("is carried out and taken out of it", async ({ page }) => {
    await page.goto(paths.list.es);
    await page.goto("/?action=registration");
    await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
    await expect(page.locator("[data-alerts]")).toContainText("Información");
  });

  test("a foreign link to log out asks first", async ({ page, request }) => {
    const answer = await request.get("/?action=logout", {
      ...fresh,
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    await page.goto("/");
    const seen = watchPage(page);
    await page.goto("/?action=logout");
    // A page for one visitor runs the same inline script as pages for all.
    await expect(page.locator("html")).toHaveAttribute("data-consent", "necessary");
    await page.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(page).toHaveURL("/");
    expect(seen.problems).toEqual([]);
  });

  test("never leads out of the site", async ({ request, baseURL }) => {
    for (const slug of ["//evil.example/", "/\\evil.example/", "https://evil.example/"]) {
      const answer = await request.get("/?action=x", {
        ...fresh,
        headers: { cookie: `session-slug=${slug}` },
      });
      expect(answer.status()).toBe(303);
      expect(new URL(answer.headers().location ?? "", baseURL).origin, slug).toBe(baseURL);
    }
  });
});

test("a page view is taken, nonsense is not", async ({ request, baseURL }) => {
  const headers = { "content-type": "text/plain", origin: baseURL ?? "" };
  const send = (data: unknown) => request.post("/api/footprint", { data: JSON.stringify(data), headers });
  expect((await send({ type: 1, path: "/" })).status()).toBe(204);
  for (const bad of [
    { type: 99, path: "/" },
    { type: 1, path: "https://x" },
    "x",
    { type: 1, path: `/${"a".repeat(2000)}/` },
  ]) {
    expect((await send(bad)).status()).toBe(400);
  }
});

test("only the public paths of the embedded services are reached from outside", async ({
  request,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? "" };
  const paper = "/api/services/openapi.json";
  const read = await request.get(paper);
  expect([read.status(), read.headers()["content-security-policy"]]).toEqual([
    200,
    "default-src 'none'; frame-ancestors 'none'",
  ]);
  expect((await request.head(paper)).status()).toBe(200);
  const options = await request.fetch(paper, { method: "OPTIONS" });
  expect([options.status(), options.headers().allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const refused = await request.fetch(paper, { method, data: "x", headers });
    expect([refused.status(), refused.headers().allow], method).toEqual([405, "GET, HEAD, OPTIONS"]);
  }
  for (const path of ["dealers/v2", "users/me", "healthz", "openapi%2Ejson", "x/openapi.json"])
    for (const method of ["GET", "HEAD", "POST", "PUT", "OPTIONS"])
      expect((await request.fetch(`/api/services/${path}`, { method, headers })).status(), path).toBe(404);
  expect((await request.get("/api/services/../healthz")).status()).toBe(404);
});
