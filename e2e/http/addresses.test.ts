import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "./http-test.ts";

/** What the rules decide is tested beside src/pipeline/rules.ts: here is one address of each kind, as the whole site answers it. */
const answers: readonly (readonly [path: string, status: number, target?: string])[] = [
  ["/listado-coches-segunda-mano", 308, "/listado-coches-segunda-mano/"],
  ["/pt/homepage/algo/", 308, "/pt/"],
  ["/es/comparar/", 308, "/comparar/"],
  ["/pt/pessoal/reserva/", 307, "/pt/"],
  ["/listado-coches-segunda-mano?brand=seat&x=1", 307, "/seat-segunda-mano/?x=1"],
  ["/pt/motos-segunda-mao/?brand=yamaha", 307, "/pt/motos-segunda-mao/yamaha/"],
  ["/seat-segunda-mano/?brand=audi,seat", 200],
  // Slashes are folded before the rules, and no address leads to another host.
  ["/dos//barras/", 308, "/dos/barras/"],
  ["//otro/", 308, "/otro/"],
  ["//otro.example", 404],
  ["/wp-admin/", 404],
  ["/a.b/", 404],
  ["/%C3%B1/", 404],
  ["/404/", 404],
  // Internal addresses, and a path longer than any page's.
  ["/es/listado-coches-segunda-mano/?page=2", 308, "/listado-coches-segunda-mano/?page=2"],
  ["/pt/vistos-hace-poco/?vin=VSSZZZ5FZJR000001", 404],
  ["/pt/solicitud/contact/?enviado=1", 404],
  ["/pt/acceso/?returnTo=%2F", 404],
  ["/pt/404/content/", 404],
  ["/vehicle_page/coches-ocasion/VSSZZZ5FZJR000001/?months=60", 404],
  ["/confirmar-salida/", 404],
  [`/${"a".repeat(5000)}/`, 404],
  ["/coches-ocasion/AAAAAAAAAAAAAAAAA/", 404],
  ["/coches-ocasion/AAAA/", 404],
  ["/solicitud/Contact/", 404],
  ["/solicitud/constructor/", 404],
  ["/solicitud/test-drive2/", 404],
  // What visitors type, as the services interpret it.
  [
    "/listado-coches-segunda-mano/?text=golf+tdi+automatico+2019+en+madrid",
    303,
    "/coches-ocasion-madrid/?brand=volkswagen&model=volkswagen-golf&fuel=diesel&yearFrom=2019&yearTo=2019&transmission=automatic",
  ],
  [
    "/listado-coches-segunda-mano/?text=golf+bilbao+hasta+20.000+%E2%82%AC",
    303,
    "/coches-ocasion-bilbao/?brand=volkswagen&model=volkswagen-golf&priceTo=20000",
  ],
  ["/pt/carros-segunda-mao/?text=el%C3%A9trico+no+porto", 303, "/pt/carros-usados-porto/?fuel=electric"],
  ["/pt/carros-segunda-mao/?text=yamaha", 303, "/pt/motos-segunda-mao/yamaha/"],
  [`/listado-coches-segunda-mano/?text=${"xyz ".repeat(2500)}`, 303],
];

for (const [path, status, target] of answers)
  test(`${path.slice(0, 70)} → ${status}`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    if (target) expect(new URL(answer.headers().location ?? "", baseURL).href).toBe(`${baseURL}${target}`);
    if (status !== 404) return;
    expect(answer.headers()["x-error"]).toMatch(/not[ -]found/i);
    expect(await answer.text()).toContain("<h1>");
  });

test("the header of a missing page spells the reason as the specification does", async ({ request }) => {
  const message = async (path: string) => (await request.get(path)).headers()["x-error"];
  expect(await message("/a.b/")).toBe("Page not found: /a.b/");
  expect(await message("/wp-admin/")).toBe("Not Found: /wp-admin/");
  expect(await message("/no-existe/")).toBe("page-not-found");
  expect(await message("/coches-ocasion/AAAAAAAAAAAAAAAAA/")).toBe("Vehicle page Not Found");
});

test("a list is shown whatever its query says", async ({ request, baseURL }) => {
  for (const query of [
    `brand=${"x,".repeat(3000)}&page=-3&sort=nada&yearFrom=abc`,
    "page=9999",
    "page=99999999999999999999",
    "priceFrom=9&priceTo=5&yearFrom=2030&yearTo=1980",
    "brand=borgward&model=borgward-isabella&fuel=carbon",
    "fuel=diesel&unknown=h%C3%ADbrido%20%3Cb%3E%25",
    "brand=%00%FF%&priceTo[]=1&sort=__proto__",
  ])
    expect((await request.get(`${baseURL}${paths.list.es}?${query}`)).status(), query).toBe(200);
  expect((await request.get(`${baseURL}/?${"a=1&".repeat(2500)}`)).status()).toBe(200);
});

test("no action in the address leads out of the site", async ({ request, baseURL }) => {
  for (const slug of ["//evil.example/", "/\\evil.example/", "https://evil.example/"]) {
    const headers = { cookie: `session-slug=${slug}` };
    const answer = await request.get("/?action=x", { maxRedirects: 0, headers });
    expect(answer.status()).toBe(303);
    expect(new URL(answer.headers().location ?? "", baseURL).origin, slug).toBe(baseURL);
  }
});

test("a link on another site that signs visitors out asks first", async ({ request }) => {
  const headers = { "sec-fetch-site": "cross-site" };
  const answer = await request.get("/?action=logout", { maxRedirects: 0, headers });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toContain("no-store");
});
