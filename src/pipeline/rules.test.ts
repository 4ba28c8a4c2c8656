import { describe, expect, test } from "vitest";
import { decide, notFound, type RequestOptions, redirect, serve } from "./example-requests.ts";

describe("every request of the table leads where the specification says", () => {
  test.each<[string, string, object]>([
    ["/", "content-page", serve("/es")],
    ["/pt/", "content-page", serve("/pt")],
    ["/financiacion/?price=15000&utm_source=x", "content-page", serve("/es/financiacion/p~price%3D15000")],
    ["/financiacion/?brand=seat&price=", "content-page", serve("/es/financiacion")],
    ["/financiacion/?price=mucho", "content-page", serve("/es/financiacion/p~unread%3Dprice")],
    ["/blog/", "content-page", serve("/es/blog")],
    ["/blog/?page=2&brand=seat", "content-page", serve("/es/blog/q~page%3D2")],
    ["/pt/blog/?page=1", "content-page", serve("/pt/blog")],
    ["/pt/blog/?page=junk", "content-page", serve("/pt/blog")],
    ["/pt", "trailing-slash", redirect("/pt/")],
    ["/listado-coches-segunda-mano", "trailing-slash", redirect("/listado-coches-segunda-mano/")],
    [
      "/listado-coches-segunda-mano?brand=seat",
      "trailing-slash",
      redirect("/listado-coches-segunda-mano/?brand=seat"),
    ],
    ["/con%20espacio/", "path-characters", notFound("path-characters")],
    ["/a.html", "path-characters", notFound("path-characters")],
    ["/ñ/", "path-characters", notFound("path-characters")],
    ["/guion_bajo/", "path-characters", notFound("path-characters")],
    ["/doble//barra/", "path-characters", notFound("path-characters")],
    ["/q~brand%3Dseat/", "path-characters", notFound("path-characters")],
    [
      "/reservar-vehiculo/mis_reservas_historial/",
      "content-page",
      serve("/es/reservar-vehiculo/mis_reservas_historial"),
    ],
    ["/wp-admin/", "blogging-platform", notFound("blocked-path")],
    ["/blog/wp-content/x.php", "blogging-platform", notFound("blocked-path")],
    ["/xmlrpc.php", "blogging-platform", notFound("blocked-path")],
    ["/wp-includes/wlwmanifest.xml", "blogging-platform", notFound("blocked-path")],
    ["/homepage/", "homepage", redirect("/")],
    ["/homepage/lo/que/sea/?a=1", "homepage", redirect("/?a=1")],
    ["/pt/homepage/", "homepage", redirect("/pt/")],
    ["/es/comparar/", "default-locale-prefix", redirect("/comparar/")],
    ["/es/", "default-locale-prefix", redirect("/")],
    ["/comparar/", "application-route", serve("/es/comparar")],
    ["/pt/comparar/", "application-route", serve("/pt/comparar")],
    [
      "/comparar/?vin=VSSZZZ5FZJR000001,basura&x=1",
      "application-route",
      serve("/es/comparar/c~VSSZZZ5FZJR000001"),
    ],
    [
      "/pt/vistos-recentemente/?vin=VSSZZZ5FZJR000001,basura",
      "application-route",
      { ...serve("/pt/vistos-hace-poco/r~VSSZZZ5FZJR000001"), cacheable: false },
    ],
    ["/pt/acesso/?returnTo=/pt/", "application-route", serve("/pt/acceso")],
    ["/personal/reserva/", "personal-area", redirect("/", 307, false)],
    ["/personal/no-existe/", "personal-area", redirect("/", 307, false)],
    ["/pt/pessoal/notificacao/", "personal-area", redirect("/pt/", 307, false)],
    ["/coches-ocasion/", "content-page", redirect("/listado-coches-segunda-mano/", 301)],
    [
      "/coches-ocasion/?brand=seat",
      "content-page",
      redirect("/listado-coches-segunda-mano/?brand=seat", 301),
    ],
    ["/fuera/", "content-page", redirect("https://example.com/x", 302)],
    // Open only where the environment says so.
    ["/bloques/", "application-route", notFound("content")],
    ["/pt/bloques/", "application-route", notFound("content")],
    ["/no-existe/", "content-page", notFound("content")],
    ["/404/", "content-page", notFound("content")],
    [
      "/coches-ocasion/VSSZZZ5FZJR000001/",
      "content-page",
      serve("/es/vehicle_page/coches-ocasion/VSSZZZ5FZJR000001"),
    ],
    ["/coches-ocasion/VSSZZZ5FZJR999999/", "content-page", notFound("vehicle")],
    ["/coches-ocasion/seat-leon-vendido-00099999/", "content-page", notFound("gone", 410)],
  ])("%s → %s", async (address, rule, outcome) => {
    expect(await decide(address)).toEqual({ rule, outcome });
  });
});

describe("a query becomes a path segment that the page understands", () => {
  test.each<[string, string]>([
    ["/listado-coches-segunda-mano/?brand=opel", "/es/listado-coches-segunda-mano/q~brand%3Dopel"],
    [
      "/listado-coches-segunda-mano/?page=2&brand=seat,audi",
      "/es/listado-coches-segunda-mano/q~brand%3Daudi%2Cseat%26page%3D2",
    ],
    [
      "/seat-segunda-mano/?priceFrom=9000&priceTo=5000",
      "/es/seat-segunda-mano/q~priceFrom%3D5000%26priceTo%3D9000%26swapped%3Dprice",
    ],
    ["/listado-coches-segunda-mano/?unknown=madrid", "/es/listado-coches-segunda-mano/q~unknown%3Dmadrid"],
    ["/listado-coches-segunda-mano/?basura=1&utm_campaign=x", "/es/listado-coches-segunda-mano"],
    ["/pt/carros-segunda-mao/?sort=price-asc", "/pt/carros-segunda-mao/q~sort%3Dprice-asc"],
    [
      "/coches-ocasion/seat-leon-1-5-tsi-00012345/?deposit=3000&months=60&brand=x",
      "/es/vehicle_page/coches-ocasion/seat-leon-1-5-tsi-00012345/s~deposit%3D3000%26months%3D60",
    ],
    ["/?brand=seat", "/es"],
  ])("%s is served from %s", async (address, path) => {
    expect((await decide(address)).outcome).toEqual(serve(path));
  });

  test("ten thousand characters of junk end in one bounded path", async () => {
    const { outcome } = await decide(`/listado-coches-segunda-mano/?brand=${"a,%00<".repeat(2500)}`);
    expect(outcome.kind === "serve" && outcome.path.length).toBeLessThan(1200);
  });
});

describe("action in the query", () => {
  const sameSite = { "sec-fetch-site": "same-origin" };
  test.each<[string, RequestOptions, object]>([
    ["/?action=otra", { slug: "/comparar/" }, redirect("/comparar/", 303, false)],
    [
      "/comparar/?action=otra&brand=seat",
      { slug: "/comparar/" },
      redirect("/comparar/?brand=seat", 303, false),
    ],
    [
      "/?action=registration",
      { slug: "/comparar/" },
      { ...redirect("/comparar/", 303, false), flash: "registration" },
    ],
    [
      "/?action=logout",
      { slug: "/comparar/", headers: sameSite },
      { ...redirect("/comparar/", 303, false), logOut: true, flash: "logged-out" },
    ],
    [
      "/?action=logout",
      { headers: sameSite },
      { ...redirect("/", 303, false), logOut: true, flash: "logged-out" },
    ],
    [
      "/?action=logout",
      { headers: { "sec-fetch-site": "cross-site" } },
      serve("/es/confirmar-salida", false),
    ],
    ["/pt/?action=logout", {}, serve("/pt/confirmar-salida", false)],
    ["/?action=x", { slug: "//evil.example/" }, redirect("/", 303, false)],
    ["/?action=x", { slug: "https://evil.example/" }, redirect("/", 303, false)],
    ["/?action=x", { slug: "/\\evil.example/" }, redirect("/", 303, false)],
    ["/?action=x", { slug: "/sin-barra" }, redirect("/", 303, false)],
  ])("%s with %o", async (address, options, outcome) => {
    expect(await decide(address, options)).toEqual({ rule: "action", outcome });
  });
});

test("what is posted to a page is rendered fresh", async () => {
  expect((await decide("/", { method: "POST" })).outcome).toEqual(serve("/es", false));
});

describe("while the services are down", () => {
  test("a page that was rendered before is served", async () => {
    expect((await decide("/caida-conocida/")).outcome).toEqual(serve("/es/caida-conocida"));
    expect((await decide("/caida-conocida/?brand=seat")).outcome).toEqual(
      serve("/es/caida-conocida/q~brand%3Dseat"),
    );
  });

  test.each(["/caida/", "/caida-conocida/?brand=audi"])(
    "%s was not, and is a 404 that nobody keeps",
    async (address) => {
      expect((await decide(address)).outcome).toEqual(notFound("content", 404, false));
    },
  );
});

test("a token opens the personal area to its routes", async () => {
  expect((await decide("/personal/reserva/", { token: true })).rule).not.toBe("personal-area");
});

test.each(["/personal/reserva/", "/pt/pessoal/avaliacao/"])(
  "every id that the contract takes has a page under %s",
  async (folder) => {
    const ids = ["1", "7kq2m9x4t0v5w8r3b6n1pzhcda", "R-1001", "x".repeat(64)];
    const outcomes = await Promise.all(ids.map((id) => decide(`${folder}${id}/`, { token: true })));
    expect(new Set(outcomes.map(({ rule }) => rule)).size).toBe(1);
    expect(outcomes[0]?.rule).not.toBe("route-validation");
  },
);
