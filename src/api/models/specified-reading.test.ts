import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { type Call, createCall } from "../call.ts";
import { createResilience } from "../resilience.ts";
import { httpTransport } from "../transport-http.ts";
import { facetsOf, withFilterValues } from "./search.ts";

// How long a call may take is tested elsewhere; a busy machine takes longer than a page would wait.
vi.mock("../call-times.ts", async (load) => {
  const { callTimes } = await load<typeof import("../call-times.ts")>();
  const patient = Object.entries(callTimes).map(([name, time]) => [name, { ...time, milliseconds: 60_000 }]);
  return { callTimes: Object.fromEntries(patient) };
});

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
      card: {
        vin,
        commercialDescription: "1.5 TSI FR",
        totalPrice: 19_900,
        previousPrice: 20_800,
        year: 2018,
        kind: "car",
        location: "Madrid",
      },
      equipment: [],
    });
    expect(found.technicalData[0]?.items).toContainEqual({ label: "Portas", value: "5" });
    expect(found.publicId).toBeUndefined();
  });

  test("costs what its page's own prices say, in cash and financed, whatever else names a price", async () => {
    changing(({ carDetailFinance, ...data }) => ({
      ...data,
      pricePvp: 1_000,
      carDetailFinance: { ...(carDetailFinance as Data), pvp: 2_000, pvf: 3_000 },
      card: { vin, totalPrice: 4_000, previousPrice: 5_000 },
    }));
    const { card, carDetailFinance } = await vehicle(vin);
    expect(card).toMatchObject({ totalPrice: 19_900, previousPrice: 20_800 });
    expect(carDetailFinance).toMatchObject({ pvp: 19_900, pvf: 19_400, previousPvf: 19_800 });
  });

  test("without a price for those who finance costs them what its credit says", async () => {
    changing((data) => without("prices")({ ...data, pricePvp: 19_900 }));
    expect((await vehicle(vin)).carDetailFinance).toMatchObject({ pvp: 19_900, pvf: 19_400 });
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

  test("offers the years and kilometres of the dropdowns, as the service says them", async () => {
    const thisYear = new Date().getFullYear();
    changing((data) => ({ ...data, kmsValues: [{ value: 25_000, label: "25 mil" }, { value: 60_000 }] }));
    const { years, kms } = facetsOf(await okValue(call("dropdowns", {}, es)));
    expect([years?.[0], years?.at(-1), years?.length]).toEqual([thisYear, 2018, thisYear - 2017]);
    expect(kms).toEqual([
      { value: 25_000, label: "25 mil" },
      { value: 60_000, label: "60000 kms" },
    ]);
    changing((data) => ({ ...data, yearsList: [2019, 2021], years: undefined, kmsValues: [] }));
    const other = facetsOf(await okValue(call("dropdowns", {}, es)));
    expect([other.years, other.ranges.year]).toEqual([[2021, 2019], { min: 2019, max: 2021 }]);
    expect(other.kms).toHaveLength(15);
  });

  test("offers the tags of filters that have no options, and marks what was searched for", async () => {
    const options = await okValue(call("dropdowns", {}, es));
    const { filters } = await found({ brand: "Renault", fuel: "petrol" });
    const { values } = facetsOf(options, filters);
    expect(values.fuel).toEqual([
      { id: "petrol", value: "Gasolina", needle: true },
      { id: "diesel", value: "Diésel" },
      { id: "electric", value: "Eléctrico" },
    ]);
    expect(values.brand?.filter(({ needle }) => needle).map(({ id }) => id)).toEqual(["renault"]);
    const strange = [{ id: "Hidrógeno", value: "Hidrógeno" }];
    expect(facetsOf(options, { fuel: { tags: strange } }).values.fuel).toEqual([]);
  });

  test("with filters in another form is read without them", async () => {
    service.lie(async (_, answer) => {
      const envelope = (await answer.json()) as { data: { components: { data: Data }[] } };
      const [first] = envelope.data.components;
      if (first)
        first.data.filters = { brand: "Seat", fuel: { tags: [{ id: 7 }, { id: "lpg", value: "GLP" }] } };
      return Response.json(envelope);
    });
    expect((await found({})).filters).toEqual({ fuel: { tags: [{ id: "lpg", value: "GLP" }] } });
  });

  test("has the texts of its cards", async () => {
    const { vehicles } = await found({});
    expect(vehicles[0]?.labels).toMatchObject({ reserved: "Ya reservado", financeSeparator: "|" });
  });
});

test("a dealer is called by its municipality and code", async () => {
  const [first] = await okValue(call("dealers", {}, es));
  expect(first).toMatchObject({ id: "11", name: "M001", openingHours: [] });
});

type Data = Record<string, unknown>;

/** Has every answer's data be what `change` makes of it. */
const changing = (change: (data: Data) => unknown) =>
  service.lie(async (_, answer) => {
    const { data, status } = (await answer.json()) as { data: Data; status: number };
    return Response.json({ data: change(data), status });
  });

const without =
  (...names: readonly string[]) =>
  (data: Data): Data =>
    JSON.parse(JSON.stringify(data, (key, value: unknown) => (names.includes(key) ? undefined : value)));

const everywhere =
  (change: (value: unknown) => unknown) =>
  (data: Data): Data =>
    JSON.parse(JSON.stringify(data, (_, value: unknown) => change(value)));

const readVehicle = () => okValue(call("vehicle", { params: { vin } }, es));
const readPage = (slug = "home") => okValue(call("page", { params: { slug } }, es));
const readCards = async () => {
  const { components } = await okValue(call("componentFiltered", { body: search({}) }, es));
  return components[0]?.data.vehicles ?? [];
};

describe("a service that answers otherwise than it should is read as far as it can be", () => {
  test("fields that nobody knows", async () => {
    const [known, page] = [await readVehicle(), await readPage()];
    changing((data) => ({ ...data, unheardOf: { deep: [1] }, fr: "/fr/" }));
    expect(await readVehicle()).toEqual(known);
    expect(await readPage()).toEqual(page);
  });

  test.each<[string, (data: Data) => Data]>([
    ["no dealer", without("dealer")],
    ["no prices", without("prices", "pricePvp", "pvp", "carDetailFinance")],
    ["no pictures", without("imageUrl", "carDetailImage")],
    ["no parts at all", () => ({})],
    ["empty lists", everywhere((value) => (Array.isArray(value) ? [] : value))],
    ["null in the place of each text", everywhere((value) => (typeof value === "string" ? null : value))],
    [
      "null in the place of each object within",
      (data) => everywhere((value) => (value === data.dealer ? null : value))(data),
    ],
    ["numbers as text", everywhere((value) => (typeof value === "number" ? String(value) : value))],
    ["a credit without its rate", without("taeg")],
  ])("a vehicle with %s", async (_, change) => {
    changing(change);
    const vehicle = await readVehicle();
    expect(vehicle).toMatchObject({ vehicle: { vin }, card: { vin }, path: `/coches-ocasion/${vin}/` });
  });

  test("a vehicle without a price is not financed", async () => {
    changing(without("prices", "pricePvp", "pvp"));
    const { card, carDetailFinance } = await readVehicle();
    expect([card.totalPrice, carDetailFinance]).toEqual([undefined, undefined]);
  });

  test("numbers as text are numbers", async () => {
    const known = await readVehicle();
    changing(everywhere((value) => (typeof value === "number" ? String(value) : value)));
    expect(await readVehicle()).toEqual(known);
  });

  test("a previous price that is no higher is none", async () => {
    service.lie(async (_, answer) => {
      const envelope = (await answer.json()) as { data: { components: { data: { vehicles: Data[] } }[] } };
      const [first] = envelope.data.components;
      for (const card of first?.data.vehicles ?? []) card.previousPrice = card.totalPrice;
      return Response.json(envelope);
    });
    expect((await readCards()).every(({ previousPrice }) => previousPrice === undefined)).toBe(true);
  });

  test("a list that repeats its vehicles shows each once", async () => {
    service.lie(async (_, answer) => {
      const envelope = (await answer.json()) as { data: { components: { data: { vehicles: Data[] } }[] } };
      const [first] = envelope.data.components;
      if (first) first.data.vehicles = [...first.data.vehicles, ...first.data.vehicles];
      return Response.json(envelope);
    });
    expect(await readCards()).toHaveLength(32);
  });

  test("dealers and options that are repeated are one each", async () => {
    service.lie(async (_, answer) => {
      const { data, status } = (await answer.json()) as {
        data: Data & { brands?: unknown[] };
        status: number;
      };
      const twice = Array.isArray(data)
        ? [...data, ...data]
        : { ...data, brands: [data.brands, data.brands].flat() };
      return Response.json({ data: twice, status });
    });
    expect(await okValue(call("dealers", {}, es))).toHaveLength(5);
    const { brands } = await okValue(call("dropdowns", {}, es));
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length);
  });

  test.each<[string, (data: Data) => Data]>([
    ["no components", without("components")],
    ["nothing of its frame", without("header", "footer", "actionBar", "seo", "meta")],
    ["nothing in its frame", (data) => ({ ...data, header: {}, footer: {}, actionBar: {}, seo: {} })],
    ["null", everywhere((value) => (typeof value === "string" ? null : value))],
    ["other lists", (data) => ({ ...data, meta: [{ charset: "utf-8" }], seo: { links: [1], script: [{}] } })],
  ])("a page with %s", async (_, change) => {
    changing(change);
    expect(await readPage()).toMatchObject({ slug: "home", path: "/", header: { links: expect.any(Array) } });
  });

  test("components without an id, and the same twice", async () => {
    changing((data) => ({ ...data, components: [{ key: "faq" }, { key: "faq", id: null }, null, 7] }));
    expect((await readPage()).components.map(({ key }) => key)).toEqual(["faq", "faq", "", ""]);
  });

  const huge = "x".repeat(5_000_000);
  test.each<[string, () => Response, string]>([
    ["HTML", () => new Response("<html>", { headers: { "content-type": "text/html" } }), "contract"],
    [
      "an error envelope under 200",
      () => Response.json({ error: { code: "x", message: "no" }, status: 500 }),
      "contract",
    ],
    ["5 MB under 500", () => new Response(huge, { status: 500 }), "server"],
    ["no body", () => new Response(null), "contract"],
    ["an empty list where there is one thing", () => Response.json({ data: [], status: 200 }), "contract"],
  ])("%s is a failure and no crash", async (_, lie, kind) => {
    service.lie(lie);
    expect(await call("vehicle", { params: { vin } }, es)).toMatchObject({ ok: false, error: { kind } });
    expect(await call("page", { params: { slug: "home" } }, es)).toMatchObject({
      ok: false,
      error: { kind },
    });
  });
});
