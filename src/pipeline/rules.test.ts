import { describe, expect, test } from "vitest";
import { decide, notFound, type RequestOptions, redirect, serve } from "./example-requests.ts";
import type { PageRequest } from "./outcome.ts";
import { validateRoutes } from "./rules/page-rules.ts";

/** Rendered for one visitor. */
const fresh = (path: string) => ({ ...serve(path), cacheable: false });

describe("every request of the table leads where the specification says", () => {
  test.each<[string, string, object]>([
    ["/", "content-page", serve("/es")],
    ["/pt/", "content-page", serve("/pt")],
    ["/financiacion/?price=15000&utm_source=x", "content-page", serve("/es/financiacion?price=15000")],
    ["/financiacion/?brand=seat&price=", "content-page", serve("/es/financiacion")],
    ["/financiacion/?price=mucho", "content-page", serve("/es/financiacion?unread=price")],
    ["/blog/", "content-page", serve("/es/blog")],
    ["/blog/?page=2&brand=seat", "content-page", serve("/es/blog?page=2")],
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
      serve("/es/comparar?vin=VSSZZZ5FZJR000001"),
    ],
    [
      "/pt/vistos-recentemente/?vin=VSSZZZ5FZJR000001,basura",
      "application-route",
      { ...serve("/pt/vistos-hace-poco?vin=VSSZZZ5FZJR000001"), cacheable: false },
    ],
    ["/solicitud/trade-in/", "application-route", fresh("/es/solicitud/trade-in/start")],
    ["/pt/pedido/trade-in/", "application-route", fresh("/pt/solicitud/trade-in/start")],
    ["/solicitud/trade-in/plate/?x=1", "application-route", fresh("/es/solicitud/trade-in/plate")],
    [
      "/pt/pedido/trade-in/dealer/?zip=1000-001&revisar=1",
      "application-route",
      fresh("/pt/solicitud/trade-in/dealer?zip=1000-001&revisar=1"),
    ],
    ["/solicitud/trade-in/nada/", "route-validation", notFound("validation")],
    ["/solicitud/contact/plate/", "route-validation", notFound("validation")],
    [
      "/solicitud/trade-in/?step=5&retake=abc",
      "wizard-session",
      redirect("/acceso/?returnTo=%2Fsolicitud%2Ftrade-in%2F%3Fstep%3D5%26retake%3Dabc", 303, false),
    ],
    ["/cita-de-tasacion/?enviado=1", "application-route", fresh("/es/cita-de-tasacion")],
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
    // Open only where the environment enables it.
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

describe("a page is rendered from the canonical query that it reads", () => {
  test.each<[string, string]>([
    ["/listado-coches-segunda-mano/?brand=opel", "/es/listado-coches-segunda-mano?brand=opel"],
    [
      "/listado-coches-segunda-mano/?page=2&brand=seat,audi",
      "/es/listado-coches-segunda-mano?brand=audi,seat&page=2",
    ],
    ["/seat-segunda-mano/?priceFrom=9000&priceTo=5000", "/es/seat-segunda-mano?priceFrom=9000&priceTo=5000"],
    ["/listado-coches-segunda-mano/?unknown=madrid", "/es/listado-coches-segunda-mano?unknown=madrid"],
    ["/listado-coches-segunda-mano/?basura=1&utm_campaign=x", "/es/listado-coches-segunda-mano"],
    ["/pt/carros-segunda-mao/?sort=price-asc", "/pt/carros-segunda-mao?sort=price-asc"],
    [
      "/coches-ocasion/seat-leon-1-5-tsi-00012345/?deposit=3000&months=60&brand=x",
      "/es/vehicle_page/coches-ocasion/seat-leon-1-5-tsi-00012345?deposit=3000&months=60",
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
      { ...redirect("/comparar/", 303, false), flash: "logged-out" },
    ],
    ["/?action=logout", { headers: sameSite }, { ...redirect("/", 303, false), flash: "logged-out" }],
    [
      "/?action=logout",
      { headers: sameSite, endsAt: "https://login.example/end" },
      { ...redirect("https://login.example/end", 303, false), flash: "logged-out" },
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

describe("the login page", () => {
  const car = "VSSZZZ5FZJR000001";
  const needs = { kind: "login", origin: "https://id.example" };
  const shown = (path: string) => ({ ...serve(path, false), needs });
  const led = (target: string, flash?: string) => ({
    ...redirect(target, 303, false),
    ...(flash && { flash }),
  });
  const ownArrival = { "sec-fetch-site": "same-origin" };

  test.each<[string, RequestOptions, object]>([
    ["/acceso/", {}, shown("/es/acceso")],
    ["/pt/acesso/?returnTo=/pt/", {}, shown("/pt/acceso?returnTo=%2Fpt%2F")],
    [`/acceso/?favorite=${car}`, {}, shown(`/es/acceso?favorite=${car}`)],
    ["/acceso/", { provider: "is silent" }, serve("/es/acceso", false)],
    ["/acceso/?returnTo=//evil.example", {}, shown("/es/acceso")],
    ["/acceso/?returnTo=/%5Cevil.example", {}, shown("/es/acceso")],
    ["/acceso/?returnTo=javascript:alert(1)", {}, shown("/es/acceso")],
    ["/acceso/?favorite=junk", {}, shown("/es/acceso")],
    ["/acceso/?returnTo=/%3Faction=logout", {}, shown("/es/acceso")],
    [`/acceso/?returnTo=/${"a".repeat(1_000)}/`, {}, shown("/es/acceso")],
    [
      "/acceso/?returnTo=/comparar/",
      { headers: { referer: "http://localhost:3000/comparar/?vin=A" } },
      shown("/es/acceso?returnTo=%2Fcomparar%2F%3Fvin%3DA"),
    ],
    [
      "/acceso/?returnTo=/comparar/",
      { headers: { referer: "https://evil.example/comparar/?vin=A" } },
      shown("/es/acceso?returnTo=%2Fcomparar%2F"),
    ],
  ])("%s begins a sign-in (%o)", async (address, options, outcome) => {
    expect(await decide(address, options)).toEqual({ rule: "sign-in", outcome });
  });

  test.each<[string, RequestOptions, object]>([
    ["/acceso/", {}, serve("/es/acceso", false)],
    ["/acceso/?returnTo=/personal/favoritos/", {}, led("/personal/favoritos/")],
    ["/acceso/?returnTo=/comparar/", {}, serve("/es/acceso?returnTo=%2Fcomparar%2F", false)],
    [
      `/acceso/?returnTo=/personal/favoritos/&favorite=${car}`,
      {},
      serve(`/es/acceso?returnTo=%2Fpersonal%2Ffavoritos%2F&favorite=${car}`, false),
    ],
    // The service has refused the token that it has just renewed: leading on would go in a circle.
    [
      "/acceso/?returnTo=/personal/favoritos/&ended=1",
      {},
      serve("/es/acceso?returnTo=%2Fpersonal%2Ffavoritos%2F", false),
    ],
  ])("%s leads on whoever is signed in (%o)", async (address, options, outcome) => {
    expect((await decide(address, { ...options, signedIn: "yes" })).outcome).toEqual(outcome);
  });

  test.each<[string, RequestOptions, object]>([
    ["/acceso/?returnTo=/comparar/&state=right", {}, led("/comparar/", "logged-in")],
    ["/acceso/?returnTo=/comparar/&state=right&registered=1", {}, led("/comparar/", "registration")],
    ["/acceso/?state=right", { slug: "/comparar/" }, led("/comparar/", "logged-in")],
    ["/pt/acesso/?state=right", {}, led("/pt/", "logged-in")],
    ["/pt/acesso/?state=right", { slug: "/pt/acesso/" }, led("/pt/", "logged-in")],
    ["/acceso/?state=right&returnTo=//evil.example", {}, led("/", "logged-in")],
    [`/acceso/?state=right&favorite=${car}`, { headers: ownArrival }, led("/", "favourite-kept")],
    ["/acceso/?state=right&favorite=VSSZZZ5FZJR000200", { headers: ownArrival }, led("/", "favourites-full")],
    // From elsewhere nothing is carried out by itself: a page requests confirmation.
    [`/acceso/?state=right&favorite=${car}`, {}, led(`/acceso/?favorite=${car}`)],
    [
      `/acceso/?state=right&favorite=${car}`,
      { headers: { "sec-fetch-site": "cross-site" } },
      led(`/acceso/?favorite=${car}`),
    ],
    ["/acceso/?state=wrong&returnTo=/comparar/", {}, led("https://id.example/logout", "login-failed")],
    // A link from another site signs no one out.
    [
      "/acceso/?state=wrong&returnTo=/comparar/",
      { signedIn: "yes" },
      led("/acceso/?returnTo=%2Fcomparar%2F"),
    ],
    ["/acceso/?state=", {}, led("https://id.example/logout", "login-failed")],
  ])("%s exchanges what the provider has sent back (%o)", async (address, options, outcome) => {
    expect(await decide(address, options)).toEqual({ rule: "sign-in", outcome });
  });

  test("nothing is begun for a page that a redirect will lead to", async () => {
    const { outcome } = await decide("/acceso/?state=right", { isAhead: true });
    expect(outcome.kind).not.toBe("redirect");
  });
});

test("whoever was signed in until now is led to the login, and from there back", async () => {
  expect((await decide("/pt/pessoal/favoritos/?x=1", { signedIn: "no longer" })).outcome).toEqual({
    ...redirect("/pt/acesso/?returnTo=%2Fpt%2Fpessoal%2Ffavoritos%2F%3Fx%3D1", 303, false),
    flash: "session-over",
  });
});

describe("whoever is not signed in keeps the campaign that led here", () => {
  const login = "/acceso/?returnTo=%2Fpersonal%2Freserva%2F%3Futm_campaign%3Dx%26y%3D1";
  test.each<[string, RequestOptions, string, object]>([
    ["/personal/reserva/?utm_campaign=x&y=1", {}, "personal-area", redirect("/?utm_campaign=x", 307, false)],
    [
      "/pt/pessoal/avaliacao/?utm_source=mail&utm_campaign=oto%C3%B1o",
      {},
      "personal-area",
      redirect("/pt/?utm_source=mail&utm_campaign=oto%C3%B1o", 307, false),
    ],
    [
      "/personal/reserva/?utm_campaign=x&y=1",
      { signedIn: "no longer" },
      "personal-area",
      { ...redirect(`${login}&utm_campaign=x`, 303, false), flash: "session-over" },
    ],
    [
      "/solicitud/trade-in/?retake=abc&utm_campaign=x",
      {},
      "wizard-session",
      redirect(
        "/acceso/?returnTo=%2Fsolicitud%2Ftrade-in%2F%3Fretake%3Dabc%26utm_campaign%3Dx&utm_campaign=x",
        303,
        false,
      ),
    ],
  ])("%s with %o", async (address, options, rule, outcome) => {
    expect(await decide(address, options)).toEqual({ rule, outcome });
  });
});

test.each<[string, string]>([
  ["/personal/favoritos/", "/es/personal/favoritos"],
  ["/pt/pessoal/favoritos/?removed=VSSZZZ5FZJR000001", "/pt/personal/favoritos?removed=VSSZZZ5FZJR000001"],
  ["/personal/favoritos/?removed=..", "/es/personal/favoritos"],
])("%s is rendered for one customer, from %s", async (address, path) => {
  expect((await decide(address, { signedIn: "yes" })).outcome).toEqual(serve(path, false));
});

test("what is posted to a page is rendered fresh", async () => {
  expect((await decide("/", { method: "POST" })).outcome).toEqual(serve("/es", false));
  expect((await decide("/comparar/", { method: "POST" })).outcome).toEqual(serve("/es/comparar", false));
});

describe("while the services are down", () => {
  test("a page that was rendered before is served", async () => {
    expect((await decide("/caida-conocida/")).outcome).toEqual(serve("/es/caida-conocida"));
    expect((await decide("/caida-conocida/?brand=seat")).outcome).toEqual(
      serve("/es/caida-conocida?brand=seat"),
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
  expect((await decide("/personal/reserva/", { signedIn: "yes" })).rule).not.toBe("personal-area");
});

test.each(["/personal/reserva/", "/pt/pessoal/avaliacao/"])(
  "every id that the contract takes has a page under %s",
  async (folder) => {
    const ids = ["1", "7kq2m9x4t0v5w8r3b6n1pzhcda", "R-1001", "x".repeat(64)];
    const outcomes = await Promise.all(ids.map((id) => decide(`${folder}${id}/`, { signedIn: "yes" })));
    expect(new Set(outcomes.map(({ rule }) => rule)).size).toBe(1);
    expect(outcomes[0]?.rule).not.toBe("route-validation");
  },
);

test.each([
  [false, 404],
  [404, 404],
  [410, 410],
] as const)("a route whose rule says %s is answered with %i", (verdict, status) => {
  const { decide: validate } = validateRoutes({ specifications: () => verdict });
  const url = new URL("http://localhost/ficha-tecnica/VSSZZZ5FZJR000001/");
  expect(validate({ url } as PageRequest)).toMatchObject({ reason: "validation", status });
  expect(validateRoutes({ specifications: () => true }).decide({ url } as PageRequest)).toBeUndefined();
});
