import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceRatings } from "#domain/price-bands.ts";
import { choices, flagFilters } from "#domain/search-query-keys.ts";
import {
  badges,
  engineSizes,
  fuels,
  licences,
  segments,
  transmissions,
  vehicleKinds,
} from "#domain/vehicle-types.ts";
import { locales } from "#platform/locale.ts";
import { describeSearch, searchWordLimits } from "./describe-search.ts";
import type { RequestedMake, RequestedSearch } from "./requested-search.ts";

const nothing: RequestedSearch = {
  kind: "car",
  makes: [],
  segments: [],
  fuels: [],
  transmissions: [],
  seats: [],
  ranges: { year: {}, kms: {}, price: {}, power: {}, range: {}, monthly: {} },
  flags: [],
  badges: [],
  engineSizes: [],
  licences: [],
  ratings: [],
  owners: undefined,
  newSince: undefined,
  near: undefined,
  where: undefined,
};
const make = (name: string, ...models: string[]): RequestedMake => ({ name, models });
const range = (ranges: Partial<RequestedSearch["ranges"]>) => ({ ...nothing.ranges, ...ranges });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const headingOf = (search: Partial<RequestedSearch>, locale: "es" | "pt") =>
  plain(describeSearch({ ...nothing, ...search }, locale, { total: 5, reserved: 0, page: 1 }).heading);

test.each<[search: Partial<RequestedSearch>, es: string, pt: string]>([
  [{}, "Coches de segunda mano", "Carros usados"],
  [{ kind: "motorbike" }, "Motos de segunda mano", "Motos usadas"],
  [{ kind: undefined }, "Vehículos de segunda mano", "Veículos usados"],
  [
    { makes: [make("SEAT", "Ibiza")], fuels: ["diesel"], ranges: range({ price: { to: 12_000 } }) },
    "SEAT Ibiza diésel de segunda mano hasta 12.000 €",
    "Carros SEAT Ibiza a gasóleo usados até 12 000 €",
  ],
  [
    { makes: [make("BMW"), make("Audi"), make("Mercedes-Benz")] },
    "BMW, Audi y Mercedes-Benz de segunda mano",
    "Carros BMW, Audi e Mercedes-Benz usados",
  ],
  [
    { makes: [make("Audi"), make("Hyundai")] },
    "Audi e Hyundai de segunda mano",
    "Carros Audi e Hyundai usados",
  ],
  [
    {
      kind: "motorbike",
      makes: [make("Honda"), make("Yamaha")],
      segments: ["naked", "sport"],
      fuels: ["electric"],
    },
    "Motos naked y deportivas Honda y Yamaha eléctricas de segunda mano",
    "Motos naked e desportivas Honda e Yamaha elétricas usadas",
  ],
  [
    { makes: [make("SEAT", "Ibiza", "León"), make("Kia")] },
    "SEAT Ibiza, SEAT León y Kia de segunda mano",
    "Carros SEAT Ibiza, SEAT León e Kia usados",
  ],
  [
    { makes: [make("SEAT", "Ibiza", "León", "Arona", "Ateca")] },
    "Coches SEAT de segunda mano de 4 modelos",
    "Carros SEAT usados de 4 modelos",
  ],
  [
    { makes: [make("A"), make("B"), make("C"), make("D")], fuels: ["petrol"] },
    "Coches de gasolina de segunda mano de 4 marcas",
    "Carros a gasolina usados de 4 marcas",
  ],
  [
    { segments: ["city", "saloon", "hatchback"], transmissions: ["automatic"] },
    "Berlinas y coches urbanos y compactos automáticos de segunda mano",
    "Citadinos, berlinas e carros compactos usados com caixa automática",
  ],
  [
    { segments: ["saloon"], fuels: ["hybrid", "plug-in-hybrid"], transmissions: ["manual", "automatic"] },
    "Berlinas híbridas e híbridas enchufables manuales y automáticas de segunda mano",
    "Berlinas híbridas e híbridas plug-in usadas com caixa manual ou automática",
  ],
  [
    { fuels: ["diesel", "hybrid"], seats: [7, 8], where: "en Madrid" },
    "Coches diésel e híbridos de 7 u 8 plazas de segunda mano en Madrid",
    "Carros a gasóleo e híbridos de 7 ou 8 lugares usados en Madrid",
  ],
  [
    {
      ranges: range({
        year: { from: 2018, to: 2020 },
        kms: { to: 50_000 },
        price: { from: 5_000, to: 12_000 },
      }),
    },
    "Coches de segunda mano de 2018 a 2020, con hasta 50 000 km, de 5.000 a 12.000 €",
    "Carros usados de 2018 a 2020, com até 50 000 km, de 5 000 a 12 000 €",
  ],
  [
    { ranges: range({ kms: { to: 80_000 }, price: { to: 15_000 } }) },
    "Coches de segunda mano hasta 80 000 km y 15.000 €",
    "Carros usados até 80 000 km e 15 000 €",
  ],
  [
    { ranges: range({ year: { from: 2019, to: 2019 }, kms: { from: 10_000 }, price: { from: 5_000 } }) },
    "Coches de segunda mano de 2019, con 10 000 km o más, desde 5.000 €",
    "Carros usados de 2019, com 10 000 km ou mais, a partir de 5 000 €",
  ],
  [
    { flags: ["lowCost", "highlighted", "traction4x4", "deductibleVAT", "discount", "financing"] },
    "Coches destacados y rebajados de segunda mano con tracción 4x4, IVA deducible y financiación, a precio bajo",
    "Carros usados com tração 4x4, IVA dedutível e financiamento, a preço baixo, em destaque e com preço reduzido",
  ],
  [
    {
      ranges: range({ power: { from: 150 }, monthly: { to: 250 } }),
      badges: ["eco", "c"],
      owners: 1,
      near: { radius: 50, place: "28001" },
    },
    "Coches de segunda mano cerca de 28001 (50 km), con 150 CV o más, de un solo dueño, con distintivo ECO o C, por hasta 250 € al mes",
    "Carros usados perto de 28001 (50 km), com 150 cv ou mais, de um só dono, com dístico espanhol ECO ou C, por até 250 € por mês",
  ],
  [
    {
      fuels: ["electric"],
      ranges: range({ range: { from: 300 }, power: { from: 100, to: 200 } }),
      owners: 2,
    },
    "Coches eléctricos de segunda mano con entre 100 y 200 CV, con 300 km de autonomía o más, con hasta 2 dueños",
    "Carros elétricos usados com 100 a 200 cv, com 300 km de autonomia ou mais, com até 2 donos",
  ],
  [
    { kind: "motorbike", engineSizes: ["125", "500"], licences: ["a2"], newSince: 7 },
    "Motos de hasta 125 o de 126 a 500 cc de segunda mano para el carné A2, llegadas en los últimos 7 días",
    "Motos de até 125 ou de 126 a 500 cc usadas para a carta A2, chegadas nos últimos 7 dias",
  ],
  [
    {
      kind: "motorbike",
      engineSizes: ["125", "500", "750", "1000"],
      licences: ["b", "a1"],
      newSince: 1,
      ranges: range({ power: { from: 48, to: 48 } }),
    },
    "Motos de 4 cilindradas de segunda mano con 48 CV, para el carné B o A1, llegadas desde ayer",
    "Motos de 4 cilindradas usadas com 48 cv, para a carta B ou A1, chegadas desde ontem",
  ],
])("%j", (search, es, pt) => {
  expect([headingOf(search, "es"), headingOf(search, "pt")]).toEqual([es, pt]);
});

test("a title has the site's name where there is room, and the number of a further page", () => {
  const title = (search: Partial<RequestedSearch>, page: number) =>
    describeSearch({ ...nothing, ...search }, "es", { total: 50, reserved: 0, page, site: "Volante" }).title;
  expect(title({ makes: [make("SEAT")] }, 1)).toBe("SEAT de segunda mano | Volante");
  expect(title({ makes: [make("SEAT")] }, 3)).toBe("SEAT de segunda mano, página 3 | Volante");
});

test.each([
  ["es", 0, 0, "Ahora mismo no hay ninguna moto a la venta que cumpla toda tu búsqueda."],
  ["es", 1, 0, "Hay 1 moto que cumple tu búsqueda, con precio al contado, cuota mensual y TAE."],
  [
    "es",
    12,
    1,
    "Hay 12 motos que cumplen tu búsqueda, con precio al contado, cuota mensual y TAE. Otra está reservada.",
  ],
  ["pt", 0, 0, "Neste momento não há nenhuma moto à venda que corresponda a toda a sua pesquisa."],
  [
    "pt",
    2,
    3,
    "Há 2 motos que correspondem à sua pesquisa, com preço a pronto, prestação mensal e TAEG. Outras 3 estão reservadas.",
  ],
] as const)("in %s, %i vehicles and %i reserved are introduced", (locale, total, reserved, expected) => {
  const search = { ...nothing, kind: "motorbike" } as const;
  expect(describeSearch(search, locale, { total, reserved, page: 1 }).introduction).toBe(expected);
});

test("a description says how many there are, in the singular for one", () => {
  const describe = (total: number) =>
    describeSearch(nothing, "es", { total, reserved: 0, page: 1 }).description;
  expect(describe(1)).toMatch(/^Coches de segunda mano: 1 unidad\. /);
  expect(describe(1_234)).toMatch(/^Coches de segunda mano: 1234 unidades\. /);
  expect(describe(0)).toMatch(/: ahora mismo no hay ninguna unidad\. /);
});

describe("every combination", () => {
  const name = fc.stringMatching(/^[A-Z][a-z0-9]{0,11}(?: [A-Z][a-z0-9]{0,11}){0,2}$/);
  const bounds = (min: number, max: number) =>
    fc.record({ from: fc.integer({ min, max }), to: fc.integer({ min, max }) }, { requiredKeys: [] });
  const search: fc.Arbitrary<RequestedSearch> = fc.record({
    kind: fc.constantFrom(...vehicleKinds, undefined),
    makes: fc.array(fc.record({ name, models: fc.array(name, { maxLength: 5 }) }), { maxLength: 6 }),
    segments: fc.subarray([...segments]),
    fuels: fc.subarray([...fuels]),
    transmissions: fc.subarray([...transmissions]),
    seats: fc.subarray([1, 2, 4, 5, 7, 8, 9]),
    ranges: fc.record({
      year: bounds(1990, 2026),
      kms: bounds(1, 9_999_999),
      price: bounds(1, 9_999_999),
      power: bounds(1, 2_000),
      range: fc.record({ from: fc.integer({ min: 1, max: 2_000 }) }, { requiredKeys: [] }),
      monthly: fc.record({ to: fc.integer({ min: 1, max: 9_999 }) }, { requiredKeys: [] }),
    }),
    flags: fc.subarray([...flagFilters]),
    badges: fc.subarray([...badges]),
    engineSizes: fc.subarray([...engineSizes]),
    licences: fc.subarray([...licences]),
    ratings: fc.subarray([...priceRatings]),
    owners: fc.constantFrom(undefined, ...choices.owners),
    newSince: fc.constantFrom(undefined, ...choices.newSince),
    near: fc.constantFrom(undefined, { radius: 50, place: "1000-001" }),
    where: fc.constantFrom(undefined, "en Las Palmas de Gran Canaria"),
  });
  const outcome = fc.record({
    total: fc.nat(9_999),
    reserved: fc.nat(99),
    page: fc.integer({ min: 1, max: 417 }),
  });
  const each = fc.tuple(search, fc.constantFrom(...locales), outcome);

  test("keeps its lengths and leaves no phrase unfinished", () => {
    fc.assert(
      fc.property(each, ([search, locale, found]) => {
        const words = describeSearch(search, locale, { ...found, site: "Volante" });
        for (const [key, limit] of Object.entries(searchWordLimits))
          expect(words[key as keyof typeof searchWordLimits].length).toBeLessThanOrEqual(limit);
        for (const text of Object.values(words)) {
          expect(text).not.toMatch(/\s\s|\s[,.:]|,\S|,\s*,|^\s|\s$|\bundefined|\bNaN|--/);
          expect(text).toMatch(/^[\p{Lu}\d]/u);
        }
        for (const text of [words.heading, words.title])
          expect(text).not.toMatch(/ (?:y|e|o|u|ou|de|a|en|em|con|com|por|hasta|até|desde|partir|entre),?$/);
      }),
      { numRuns: 2_000 },
    );
  });

  test("names the make, and the price where nothing more important needs the room", () => {
    fc.assert(
      fc.property(each, name, ([search, locale], only) => {
        const makes = [make(only)];
        const others = { engineSizes: [], licences: [], near: undefined, where: undefined };
        const narrow = { ...search, makes, segments: [], fuels: [], ...others };
        const ranges = { ...search.ranges, monthly: {}, price: { to: 12_000 } };
        const priced = { ...narrow, ranges };
        const { heading, title } = describeSearch(priced, locale, { total: 1, reserved: 0, page: 1 });
        for (const text of [heading, title]) expect(text).toContain(only);
        expect(plain(heading)).toMatch(/12[. ]000 €/);
      }),
    );
  });
});
