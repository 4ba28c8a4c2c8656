import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { type Call, createCall } from "../call.ts";
import { createResilience } from "../resilience.ts";
import { httpTransport } from "../transport-http.ts";
import { facetsOf, withFilterValues } from "./search.ts";

let service: Awaited<ReturnType<typeof startSpecifiedService>>;
let call: Call;
beforeAll(async () => {
  service = await startSpecifiedService();
});
beforeEach(() => {
  service.lie();
  call = createCall(
    () => httpTransport(service.url),
    createResilience(),
    () => undefined,
  );
});
afterAll(() => service.close());

const es = { locale: "es" } as const;
const vin = "VSSZZZ1SPEC000000";
const motorbike = "VSSZZZ1SPEC000006";

type Answered<R> = R extends { readonly ok: true; readonly value: infer Value } ? Value : never;

const okValue = async <R extends { readonly ok: boolean }>(answer: Promise<R>): Promise<Answered<R>> => {
  const settled = await answer;
  expect(settled).toMatchObject({ ok: true });
  return (settled as unknown as { readonly value: Answered<R> }).value;
};

const search = (filters: Record<string, string>, more: object = {}) => ({
  components: [{ id: "search", key: "search", data: { filters, ...more } }],
});

test("every call of a reader is answered", async () => {
  const answers = await Promise.all([
    call("seo", {}, es),
    call("page", { params: { slug: "home" } }, es),
    call("componentFiltered", { body: search({}) }, es),
    call("dropdowns", {}, es),
    call("vehicle", { params: { vin } }, es),
    call("similarVehicles", { params: { vin }, body: {} }, es),
    call("dealers", {}, es),
    call("quote", { params: { vin }, query: { initialValue: 3_000, nrPayments: 48 } }, es),
    call("brands", {}, es),
    call("models", { params: { brandId: "1" }, query: { year: 2019 } }, es),
    call("modelVersions", { params: { brandId: "1", modelId: "10" }, query: { year: 2019 } }, es),
    call("footprint", { body: { type: 1, data: "{}" } }, es),
  ]);
  expect(answers.filter((answer) => !answer.ok)).toEqual([]);
});

describe("a page", () => {
  const page = (slug: string, locale: "es" | "pt" = "es") =>
    okValue(call("page", { params: { slug } }, { locale }));

  test.each([
    ["home", "es", "/"],
    ["home", "pt", "/pt/"],
    ["financiacion", "es", "/financiacion/"],
    ["perguntas-frequentes", "pt", "/pt/perguntas-frequentes/"],
  ] as const)("%s in %s has the path %s and no address in another language", async (slug, locale, path) => {
    expect(await page(slug, locale)).toMatchObject({ slug, locale, path, alternates: {} });
  });

  test.each([
    ["home", ["hero", "reviews", "sell-banner", "faq"]],
    ["listado-coches-segunda-mano", ["search"]],
    ["blog", ["blog-list"]],
    ["concesionarios", ["dealer-locator"]],
    ["financiacion", ["finance-simulator"]],
    ["landings/black-days", ["title"]],
    [`coches-ocasion/${vin}`, ["vehicle-detail"]],
  ])("%s consists of %j", async (slug, keys) => {
    expect((await page(slug)).components.map(({ key }) => key)).toEqual(keys);
  });

  test("a menu of the footer is a link with links", async () => {
    const { footer } = await page("home");
    expect(footer.menus).toEqual([
      {
        title: "La empresa",
        link: "/blog/",
        target: "_self",
        links: [{ text: "Contacto", link: "#contact", target: "_self" }],
      },
    ]);
  });

  test("a list filters by the ids of addresses", async () => {
    const { components } = await page("seat-segunda-mano");
    expect(components[0]?.data).toMatchObject({ filters: { brand: "seat" } });
  });

  test("that of a vehicle is about its VIN, in each language", async () => {
    expect(await page(`coches-ocasion/${vin}`)).toMatchObject({
      components: [{ data: { vin } }],
      alternates: { es: `/coches-ocasion/${vin}/`, pt: `/pt/carros-usados/${vin}/` },
    });
  });
});

describe("a vehicle", () => {
  const vehicle = (of: string, locale: "es" | "pt" = "es") =>
    okValue(call("vehicle", { params: { vin: of } }, { locale }));

  test("has a card, an address in each language and a table of what is known", async () => {
    const found = await vehicle(vin, "pt");
    expect(found).toMatchObject({
      path: `/pt/carros-usados/${vin}/`,
      alternates: { es: `/coches-ocasion/${vin}/` },
      vehicle: { brand: "Seat", model: "León", dealer: { name: "Centro Madrid", city: "Madrid" } },
      dealer: { dealerCode: "M001" },
      card: { vin, totalPrice: 19_900, previousPrice: 20_800, year: 2018, kind: "car", location: "Madrid" },
      equipment: [],
    });
    expect(found.technicalData[0]?.items).toContainEqual({ label: "Portas", value: "5" });
    expect(found.publicId).toBeUndefined();
  });

  test("without doors is a motorbike", async () => {
    const found = await vehicle(motorbike);
    expect(found.path).toBe(`/motos-ocasion/${motorbike}/`);
    expect(JSON.stringify(found.technicalData)).not.toContain("Puertas");
  });

  test("that is like it has an address, too", async () => {
    const similar = await okValue(call("similarVehicles", { params: { vin }, body: { limit: 2 } }, es));
    expect(similar.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/coches-ocasion\/VSS/),
      expect.stringMatching(/^\/coches-ocasion\/VSS/),
    ]);
  });
});

describe("a search", () => {
  const found = async (filters: Record<string, string>, more?: object) => {
    const { components } = await okValue(call("componentFiltered", { body: search(filters, more) }, es));
    const [first] = components;
    if (!first) throw new Error("no component came back");
    return first.data;
  };

  test("without a total is one whole page", async () => {
    const result = await found({});
    expect(result).toMatchObject({ total: 32, page: { number: 1, count: 1 }, isPaged: false });
    expect(result.facets).toBeUndefined();
  });

  test("is ordered by price and cut where the service does neither", async () => {
    const { vehicles, total } = await found({}, { sort: "price-asc", limit: 3 });
    const prices = vehicles.map(({ totalPrice = 0 }) => totalPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect([prices.length, total]).toEqual([3, 32]);
  });

  test("stays on the page that asks", async () => {
    const answer = call("componentFiltered", { body: { slug: "coches", ...search({}) } }, es);
    expect((await okValue(answer)).slug).toBe("coches");
  });

  test("filters by the service's own names", async () => {
    const options = await okValue(call("dropdowns", {}, es));
    const ids = { brand: "renault", model: "renault-megane", fuel: "diesel" };
    const filters = withFilterValues(ids, options);
    expect(filters).toEqual({ brand: "Renault", model: "Mégane", fuel: "diesel" });
    const { brand = "", model = "" } = filters;
    const { vehicles } = await found({ brand, model });
    expect(new Set(vehicles.map((each) => each.model))).toEqual(new Set(["Mégane"]));
  });

  test("offers the options of the dropdowns", async () => {
    const { values, ranges } = facetsOf(await okValue(call("dropdowns", {}, es)));
    expect(values.brand).toContainEqual({ id: "seat", value: "Seat" });
    expect(values.model).toContainEqual({ id: "renault-megane", value: "Mégane", parent: "renault" });
    expect(values.seats?.map(({ id }) => id)).toEqual(["2", "5"]);
    expect(ranges.year?.min).toBe(2018);
  });
});

test("a dealer is called by its municipality and code", async () => {
  const [first] = await okValue(call("dealers", {}, es));
  expect(first).toMatchObject({ id: "11", name: "Madrid M001", openingHours: [] });
});
