import { describe, expect, test } from "vitest";
import type { Interpretation } from "#contract/search.ts";
import { localeOfPath } from "#domain/routes.ts";
import { type Outcome, type PathFact, runRules, type Visit } from "./outcome.ts";
import { rules } from "./rules.ts";
import { isSameList } from "./same-list.ts";

const page = { kind: "page", vehicle: false } as const;
const listOf = (kind: "car" | "motorbike", preset: Readonly<Record<string, string>> = {}) =>
  ({ kind: "page", vehicle: false, list: { kind, preset } }) as const;
const reader = { kind: "page", vehicle: false, reads: true } as const;
const vehicle = { kind: "page", vehicle: true } as const;
const paged = { kind: "page", vehicle: false, paged: true } as const;

const facts: Readonly<Record<string, PathFact>> = {
  "/": page,
  "/pt/": page,
  "/blog/": paged,
  "/pt/blog/": paged,
  "/listado-coches-segunda-mano/": listOf("car"),
  "/pt/carros-segunda-mao/": listOf("car"),
  "/motos-de-ocasion/": listOf("motorbike"),
  "/seat-segunda-mano/": listOf("car", { brand: "seat" }),
  "/audi-segunda-mano/": listOf("car", { brand: "audi" }),
  "/seat-ibiza-segunda-mano/": listOf("car", { model: "seat-ibiza" }),
  "/suv-segunda-mano/": listOf("car", { segment: "suv" }),
  "/alemanes/": listOf("car", { brand: "bmw,audi" }),
  "/motos-de-ocasion/yamaha/": listOf("motorbike", { brand: "yamaha" }),
  "/pt/seat-segunda-mao/": listOf("car", { brand: "seat" }),
  "/pt/motos-segunda-mao/": listOf("motorbike"),
  "/financiacion/": reader,
  "/coches-ocasion/seat-leon-1-5-tsi-00012345/": vehicle,
  "/coches-ocasion/VSSZZZ5FZJR000001/": vehicle,
  "/coches-ocasion/seat-leon-vendido-00099999/": { kind: "gone" },
  "/coches-ocasion/": { kind: "redirect", target: "/listado-coches-segunda-mano/", status: 301 },
  "/fuera/": { kind: "redirect", target: "https://example.com/x", status: 302 },
  "/reservar-vehiculo/mis_reservas_historial/": page,
  "/caida/": { kind: "unreachable" },
  "/caida-conocida/": { kind: "unreachable" },
};

const meanings: Readonly<Record<string, Interpretation>> = {
  "golf tdi 2019": {
    filters: {
      brand: "volkswagen",
      model: "volkswagen-golf",
      fuel: "diesel",
      yearFrom: "2019",
      yearTo: "2019",
    },
    unknown: [],
  },
  seat: { filters: { brand: "seat" }, unknown: [] },
  "seat madrid": { filters: { brand: "seat" }, unknown: ["Madrid"] },
  "mt 07": { filters: { brand: "yamaha", model: "yamaha-mt-07" }, kind: "motorbike", unknown: [] },
  yamaha: { filters: { brand: "yamaha" }, kind: "motorbike", unknown: ["<b>azul</b>"] },
  moto: { filters: {}, kind: "motorbike", unknown: [] },
  barato: { filters: { priceTo: "5000" }, unknown: [] },
};

type Options = {
  method?: string;
  headers?: Record<string, string>;
  slug?: string;
  token?: boolean;
};

const visit = (address: string, options: Options = {}): Visit => {
  const url = new URL(address, "http://localhost:3000");
  return {
    url,
    method: options.method ?? "GET",
    headers: new Headers(options.headers),
    locale: localeOfPath(url.pathname),
    sessionSlug: options.slug,
    ownOrigins: ["http://localhost:3000", "https://volante.test"],
    hasToken: async () => options.token ?? false,
    lookUp: async (pathname) => facts[pathname] ?? { kind: "missing" },
    interpret: async (text) => meanings[text],
    findListPage: async (wish) =>
      Object.entries(facts).find(
        ([path, fact]) =>
          localeOfPath(path) === localeOfPath(url.pathname) &&
          fact.kind === "page" &&
          fact.list &&
          isSameList(fact.list, wish),
      )?.[0],
    isStored: (path) => path === "/es/caida-conocida" || path === "/es/caida-conocida/q~brand%3Dseat",
  };
};

const decide = async (address: string, options?: Options): Promise<{ rule: string; outcome: Outcome }> =>
  runRules(rules, visit(address, options));

const serve = (path: string, keep = true) => ({ kind: "serve", path, keep });
const redirect = (target: string, status = 308, keep = true) => ({ kind: "redirect", target, status, keep });
const notFound = (reason: string, status = 404, keep = true) => ({ kind: "not-found", reason, status, keep });

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
    ["/coches-ocasion/VSSZZZ5FZJR000001/", "content-page", serve("/es/coches-ocasion/VSSZZZ5FZJR000001")],
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
      "/es/coches-ocasion/seat-leon-1-5-tsi-00012345/s~deposit%3D3000%26months%3D60",
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

describe("filters lead to the page that is about them", () => {
  const list = "/listado-coches-segunda-mano/";
  test.each<[string, string | undefined]>([
    [`${list}?brand=seat`, "/seat-segunda-mano/"],
    [`${list}?brand=SEAT&sort=price-asc&page=3`, "/seat-segunda-mano/?sort=price-asc&page=3"],
    [`${list}?brand=seat&utm_source=x&utm_campaign=y`, "/seat-segunda-mano/?utm_source=x&utm_campaign=y"],
    [`${list}?brand=seat&unknown=madrid`, "/seat-segunda-mano/?unknown=madrid"],
    [`${list}?segment=suv`, "/suv-segunda-mano/"],
    [`${list}?brand=audi,bmw`, "/alemanes/"],
    [`${list}?brand=seat&model=seat-ibiza`, "/seat-ibiza-segunda-mano/"],
    [`${list}?model=seat-ibiza`, "/seat-ibiza-segunda-mano/"],
    ["/motos-de-ocasion/?brand=yamaha", "/motos-de-ocasion/yamaha/"],
    ["/pt/carros-segunda-mao/?brand=seat", "/pt/seat-segunda-mao/"],
    // No page of their own.
    [`${list}?brand=seat&fuel=diesel`, undefined],
    [`${list}?brand=yamaha`, undefined],
    [`${list}?brand=nadie`, undefined],
    [`${list}?sort=price-asc&page=2`, undefined],
    ["/pt/carros-segunda-mao/?brand=audi", undefined],
    // From a page that is about something itself.
    ["/seat-segunda-mano/?priceTo=9000", undefined],
    ["/seat-segunda-mano/?model=seat-ibiza", "/seat-ibiza-segunda-mano/"],
    ["/seat-segunda-mano/?brand=seat", "/seat-segunda-mano/"],
    ["/seat-segunda-mano/?brand=seat&priceTo=9000", "/seat-segunda-mano/?priceTo=9000"],
    ["/seat-segunda-mano/?brand=audi", "/audi-segunda-mano/"],
    ["/seat-segunda-mano/?brand=audi,seat&page=2", `${list}?brand=audi,seat&page=2`],
    ["/seat-segunda-mano/?brand=audi&priceFrom=9&priceTo=5", `${list}?brand=audi&priceFrom=9&priceTo=5`],
    ["/alemanes/?brand=bmw", `${list}?brand=bmw`],
    ["/suv-segunda-mano/?brand=seat", undefined],
    [`/suv-segunda-mano/?segment=city&brand=seat`, `${list}?brand=seat&segment=city`],
  ])("%s → %s", async (address, target) => {
    const { rule, outcome } = await decide(address);
    if (target === undefined) expect([rule, outcome.kind]).toEqual(["content-page", "serve"]);
    else expect({ rule, outcome }).toEqual({ rule: "list-page", outcome: redirect(target, 307) });
  });

  test("a redirect leads to a page that stays", async () => {
    for (const from of Object.keys(facts))
      for (const query of [
        "brand=seat",
        "brand=audi,seat",
        "model=seat-ibiza",
        "segment=suv",
        "brand=bmw&segment=city",
      ]) {
        const first = (await decide(`${from}?${query}`)).outcome;
        if (first.kind !== "redirect" || !first.target.startsWith("/")) continue;
        const { outcome } = await decide(first.target);
        expect(
          outcome.kind === "redirect" && outcome.target !== "/"
            ? (await decide(outcome.target)).outcome.kind
            : "serve",
          `${from}?${query}`,
        ).toBe("serve");
      }
  });

  test("a form that is sent stays where it is", async () => {
    const options = { method: "POST", headers: { origin: "http://localhost:3000" } };
    expect((await decide(`${list}?brand=seat`, options)).outcome.kind).toBe("serve");
  });

  test("junk before the redirect stays bounded", async () => {
    const { outcome } = await decide(`${list}?brand=seat&x=${"y".repeat(10_000)}`);
    expect(outcome).toEqual(redirect("/seat-segunda-mano/", 307));
  });
});

describe("what is typed becomes an address", () => {
  const list = "/listado-coches-segunda-mano/";
  test.each<[string, string]>([
    [
      `${list}?text=golf+tdi+2019`,
      `${list}?brand=volkswagen&model=volkswagen-golf&fuel=diesel&yearFrom=2019&yearTo=2019`,
    ],
    [`${list}?text=seat`, "/seat-segunda-mano/"],
    [`${list}?text=+seat+madrid+&sort=price-asc&page=4`, "/seat-segunda-mano/?sort=price-asc&unknown=Madrid"],
    [`${list}?text=seat&fuel=diesel&brand=opel&model=opel-corsa`, `${list}?brand=seat&fuel=diesel`],
    [`${list}?text=barato&brand=opel&priceTo=9000`, `${list}?brand=opel&priceTo=5000`],
    [
      `${list}?text=barato&brand=&yearFrom=2020&yearTo=2010`,
      `${list}?yearFrom=2020&yearTo=2010&priceTo=5000`,
    ],
    [`${list}?text=no+se+entiende&brand=opel`, `${list}?brand=opel&unknown=no+se+entiende`],
    [`${list}?text=x&unknown=antes&utm_campaign=y`, `${list}?unknown=x&utm_campaign=y`],
    [
      "/seat-segunda-mano/?text=golf+tdi+2019",
      `${list}?brand=volkswagen&model=volkswagen-golf&fuel=diesel&yearFrom=2019&yearTo=2019`,
    ],
    ["/pt/carros-segunda-mao/?text=seat", "/pt/seat-segunda-mao/"],
    // Motorbikes on a list of cars.
    [
      `${list}?text=mt+07&segment=suv&priceTo=7000`,
      "/motos-de-ocasion/?brand=yamaha&model=yamaha-mt-07&priceTo=7000",
    ],
    [`${list}?text=yamaha`, "/motos-de-ocasion/yamaha/?unknown=b+azul+b"],
    [`${list}?text=moto&brand=seat`, "/motos-de-ocasion/"],
    ["/pt/carros-segunda-mao/?text=moto", "/pt/motos-segunda-mao/"],
    ["/motos-de-ocasion/?text=moto", "/motos-de-ocasion/"],
  ])("%s → %s", async (address, target) => {
    expect(await decide(address)).toEqual({ rule: "text-search", outcome: redirect(target, 303, false) });
  });

  test.each([`${list}?text=`, `${list}?text=+++`, "/?text=seat", "/financiacion/?text=seat"])(
    "%s is served as it is",
    async (address) => {
      expect((await decide(address)).outcome.kind).toBe("serve");
    },
  );

  test("ten thousand characters end in a short address", async () => {
    const { outcome } = await decide(`${list}?text=${"palabra ".repeat(1_300)}`);
    expect(outcome.kind === "redirect" && outcome.target.length).toBeLessThan(200);
  });
});

describe("action in the query", () => {
  const sameSite = { "sec-fetch-site": "same-origin" };
  test.each<[string, Options, object]>([
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

describe("posting", () => {
  const post = (origin?: string): Options => ({ method: "POST", headers: origin ? { origin } : {} });
  test.each<[string, Options]>([
    ["no origin", post()],
    ["null origin", post("null")],
    ["foreign origin", post("https://evil.example")],
  ])("is refused with %s", async (_, options) => {
    expect((await decide("/", options)).outcome).toMatchObject({ kind: "refuse", status: 403 });
  });

  test.each(["http://localhost:3000", "https://volante.test"])(
    "is taken from %s and rendered fresh",
    async (origin) => {
      expect((await decide("/", post(origin))).outcome).toEqual(serve("/es", false));
    },
  );

  test("other methods are refused", async () => {
    expect((await decide("/", { method: "DELETE" })).outcome).toMatchObject({ kind: "refuse", status: 405 });
  });
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
