import { beforeAll, describe, expect, test } from "vitest";
import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { interpretText } from "./interpret-text.ts";
import { knownPlaces } from "./known-places.ts";
import type { Known } from "./reading.ts";

let known: Known;
let dealersIn: (municipality: string) => string[];
beforeAll(async () => {
  const database = await openSeededTestDatabase({ vehicles: 60 });
  known = { catalogue: await knownCatalogue(database.orm), places: await knownPlaces(database.orm) };
  const dealers = [...(await knownDealers(database.orm)).values()];
  dealersIn = (municipality) =>
    dealers.filter((dealer) => dealer.municipality === municipality).map(({ dealerCode }) => dealerCode);
  await database.close();
});

const read = (text: string, kind: VehicleKind = "car") => {
  const { filters, kind: namedKind, unknown, place } = interpretText(text, known, kind);
  const query = Object.entries(filters).map(([key, value]) => `${key}=${value}`);
  return [
    ...query,
    ...(namedKind ? [`kind=${namedKind}`] : []),
    ...(place ? [`place=${place.words}`] : []),
    ...(unknown.length > 0 ? [`unknown=${unknown.join(" ")}`] : []),
  ].join("&");
};

const golf = "brand=volkswagen&model=volkswagen-golf";
const leon = "brand=seat&model=seat-leon";
const serie3 = "brand=bmw&model=bmw-serie-3";

describe("what is typed becomes filters", () => {
  test.each([
    ["golf tdi automatico 2019", `${golf}&fuel=diesel&yearFrom=2019&yearTo=2019&transmission=automatic`],
    ["seat leon hasta 12000 euros", `${leon}&priceTo=12000`],
    ["SEAT León hasta 12.000 €", `${leon}&priceTo=12000`],
    [
      "leon max. 12 mil",
      `${leon.replace("seat", "x") && "brand=cupra,seat&model=cupra-leon,seat-leon"}&priceTo=12000`,
    ],
    ["seat leon desde 8000 hasta 12000", `${leon}&priceFrom=8000&priceTo=12000`],
    ["menos de 50.000 km", "kmsTo=50000"],
    ["50 000 km", "kmsTo=50000"],
    ["80mil kms", "kmsTo=80000"],
    ["entre 10.000 y 15.000 euros", "priceFrom=10000&priceTo=15000"],
    ["de 15000 a 10000 €", "priceFrom=10000&priceTo=15000"],
    ["precio máximo 9000", "priceTo=9000"],
    ["más de 2018", "yearFrom=2018"],
    ["a partir del año 2018 diésel", "fuel=diesel&yearFrom=2018"],
    ["golf 2015-2018", `${golf}&yearFrom=2015&yearTo=2018`],
    ["golf de 2015 a 2018", `${golf}&yearFrom=2015&yearTo=2018`],
    ["bmw serie 3 familiar 4x4", `${serie3}&segment=estate&traction4x4=1`],
    ["bmw 320d", serie3],
    ["320 d", serie3],
    ["mercedes clase a 180d", "brand=mercedes-benz&model=mercedes-benz-clase-a"],
    ["a 180 d", "brand=mercedes-benz&model=mercedes-benz-clase-a"],
    ["vw t roc", "brand=volkswagen&model=volkswagen-t-roc"],
    ["troc", "brand=volkswagen&model=volkswagen-t-roc"],
    ["mazda 3", "brand=mazda&model=mazda-3"],
    ["cx5", "brand=mazda&model=mazda-cx-5"],
    ["peugeot 2008 2019", "brand=peugeot&model=peugeot-2008&yearFrom=2019&yearTo=2019"],
    ["peugeot 208 120 000 km", "brand=peugeot&model=peugeot-208&kmsTo=120000"],
    ["fiat 500", "brand=fiat&model=fiat-500"],
    ["evoque", "brand=land-rover&model=land-rover-range-rover-evoque"],
    ["toyota land cruiser", "brand=toyota&model=toyota-land-cruiser"],
    ["audi o bmw", "brand=audi,bmw"],
    ["coche familiar 7 plazas", "segment=estate&seats=7"],
    ["monovolumen siete plazas", "segment=mpv&seats=7"],
    ["furgoneta con iva deducible", "segment=van&deductibleVAT=1"],
    ["híbrido enchufable", "fuel=plug-in-hybrid"],
    ["coches rebajados con financiación", "discount=1&financing=1"],
    ["mini cabrio", "brand=mini&model=mini-cabrio"],
    ["cabrio", "segment=convertible"],
    ["bmw touring", "brand=bmw&segment=estate"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["golf até 12.000 euros", `${golf}&priceTo=12000`],
    ["carrinha a gasóleo com caixa automática", "segment=estate&fuel=diesel&transmission=automatic"],
    ["menos de 90 mil quilómetros", "kmsTo=90000"],
    ["mercedes classe c carrinha", "brand=mercedes-benz&model=mercedes-benz-clase-c&segment=estate"],
    ["bmw série 3 a partir de 2019", `${serie3}&yearFrom=2019`],
    ["citadino elétrico", "segment=city&fuel=electric"],
    ["carro de 7 lugares", "seats=7"],
    ["descapotável até 20000€", "segment=convertible&priceTo=20000"],
    ["carrinha comercial", "segment=van"],
    ["no máximo 8000 euros", "priceTo=8000"],
  ])("in Portuguese: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["gofl", golf],
    ["volksvagen golf", golf],
    ["wolkswagen", "brand=volkswagen"],
    ["seta ibiza", "brand=seat&model=seat-ibiza"],
    ["seat ibisa", "brand=seat&model=seat-ibiza"],
    ["renautl megane", "brand=renault&model=renault-megane"],
    ["mercedez", "brand=mercedes-benz"],
    ["qasqai", "brand=nissan&model=nissan-qashqai"],
    ["automtico", "transmission=automatic"],
    ["desel", "fuel=diesel"],
    ["hyunday tucson", "brand=hyundai&model=hyundai-tucson"],
    ["citröen c3", "brand=citroen&model=citroen-c3"],
  ])("with a slip: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["yamaha", "brand=yamaha&kind=motorbike"],
    ["mt 07", "brand=yamaha&model=yamaha-mt-07&kind=motorbike"],
    ["moto", "kind=motorbike"],
    ["moto deportiva", "segment=sport&kind=motorbike"],
    ["moto touring", "segment=touring&kind=motorbike"],
    ["scooter hasta 3000€", "segment=scooter&priceTo=3000&kind=motorbike"],
    ["honda moto", "brand=honda&kind=motorbike"],
    ["honda civic", "brand=honda&model=honda-civic"],
    ["honda", "brand=honda"],
    ["hornet", "brand=honda&model=honda-cb500-hornet,honda-cb750-hornet&kind=motorbike"],
  ])("motorbikes on the list of cars: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["honda", "brand=honda"],
    ["yamaha", "brand=yamaha"],
    ["golf", `${golf}&kind=car`],
    ["coche", "kind=car"],
    ["zero", "brand=zero"],
  ])("on the list of motorbikes: %s", (text, expected) => {
    expect(read(text, "motorbike")).toBe(expected);
  });

  test("the size of a motorbike's engine names its models", () => {
    const { filters, kind, unknown } = interpretText("moto 125", known, "car");
    expect(kind).toBe("motorbike");
    expect(unknown).toEqual([]);
    const models = filters.model?.split(",") ?? [];
    expect(models).toContain("honda-pcx125");
    expect(models).toContain("yamaha-mt-125");
    expect(models).not.toContain("yamaha-mt-07");
    expect(models).not.toContain("kawasaki-z900");
    expect(filters.brand).toBeUndefined();
    expect(read("yamaha 125")).toContain("kind=motorbike");
  });
});

describe("what buyers say of power, papers and instalments", () => {
  test.each([
    ["golf 150 cv", `${golf}&powerFrom=150&powerTo=150`],
    ["golf 150cv", `${golf}&powerFrom=150&powerTo=150`],
    ["más de 150 caballos", "powerFrom=150"],
    ["entre 100 y 150 cv", "powerFrom=100&powerTo=150"],
    ["todocamino", "segment=suv"],
    ["todo camino híbrido", "segment=suv&fuel=hybrid"],
    ["menos de 200 al mes", "monthlyTo=200"],
    ["golf por 250 € al mes", `${golf}&monthlyTo=250`],
    ["cuota máxima 180 euros", "monthlyTo=180"],
    ["cuota hasta 180 euros", "monthlyTo=180"],
    ["cuota de 180 euros", "monthlyTo=180"],
    ["seat 200 euros mensuales", "brand=seat&monthlyTo=200"],
    ["un solo dueño", "owners=1"],
    ["golf único dueño", `${golf}&owners=1`],
    ["pegatina eco", "badge=eco"],
    ["etiqueta C diésel", "fuel=diesel&badge=c"],
    ["suv etiqueta 0", "segment=suv&badge=0"],
    ["cero emisiones", "badge=0"],
    ["eléctrico con 400 km de autonomía", "fuel=electric&rangeFrom=400"],
    ["autonomía 300", "rangeFrom=300"],
    ["recién llegados", "newSince=7"],
    ["carnet b", "licence=b&kind=motorbike"],
    ["moto carnet A2", "licence=a2&kind=motorbike"],
    ["scooter 125cc", "segment=scooter&cc=125&kind=motorbike"],
    ["125 cc", "cc=125&kind=motorbike"],
    ["moto hasta 500 cc", "cc=125,500&kind=motorbike"],
    ["yamaha 700cc", "brand=yamaha&cc=750&kind=motorbike"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["golf 150 cavalos", `${golf}&powerFrom=150&powerTo=150`],
    ["menos de 200 por mês", "monthlyTo=200"],
    ["até 180 euros ao mês", "monthlyTo=180"],
    ["prestação até 250 €", "monthlyTo=250"],
    ["um dono", "owners=1"],
    ["único dono a gasóleo", "fuel=diesel&owners=1"],
    ["400 km de autonomia", "rangeFrom=400"],
    ["acabados de chegar", "newSince=7"],
    ["carta B", "licence=b&kind=motorbike"],
    ["mota carta de condução A1", "licence=a1&kind=motorbike"],
    ["mota 125cc", "cc=125&kind=motorbike"],
  ])("in Portuguese: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("places", () => {
  test.each([
    ["golf madrid", `${golf}&place=madrid`],
    ["golf en Madrid hasta 12.000 €", `${golf}&priceTo=12000&place=Madrid`],
    ["coches cerca de la Coruña", "place=Coruña"],
    ["a coruña diésel", "fuel=diesel&place=a coruña"],
    ["seat leon corunha", `${leon}&place=corunha`],
    ["lisboa elétrico", "fuel=electric&place=lisboa"],
    ["carros no porto", "place=porto"],
    ["suv oporto", "segment=suv&place=oporto"],
    ["golf Sevilha", `${golf}&place=Sevilha`],
    ["san sebastián", "place=san sebastián"],
    ["DONOSTIA", "place=DONOSTIA"],
    ["bmw las palmas", "brand=bmw&place=las palmas"],
    ["saragoça", "place=saragoça"],
    ["zaragosa", "place=zaragosa"],
    ["golf barcelna", `${golf}&place=barcelna`],
    ["sin madrid", "unknown=sin madrid"],
    ["seat", "brand=seat"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test("a municipality stands for the place to which it belongs, with all its dealers", () => {
    const { place } = interpretText("getafe", known, "car");
    expect(place?.dealers).toEqual(interpretText("madrid", known, "car").place?.dealers);
    const all = ["Madrid", "Getafe", "Alcalá de Henares"].flatMap(dealersIn);
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(place?.dealers)).toEqual(new Set(all));
  });
});

describe("what is not understood comes back", () => {
  test.each([
    ["híbrido Soria", "fuel=hybrid&unknown=Soria"],
    ["golf rojo", `${golf}&unknown=rojo`],
    ["golf 1.6 tdi", `${golf}&fuel=diesel&unknown=1.6`],
    ["sin cambio automático", "unknown=sin automático"],
    ["sem gasóleo", "unknown=sem gasóleo"],
    ["borgward isabella", "unknown=borgward isabella"],
    ["lisboa porto barcelona sevilla", "place=lisboa&unknown=porto barcelona sevilla"],
    ["negro blanco gris azul verde", "unknown=negro blanco gris azul verde"],
    ["urgente particular garaje", "unknown=urgente particular garaje"],
    ["5 puertas", "unknown=5 puertas"],
    ["xyz123", "unknown=xyz123"],
    ["zero", "unknown=zero"],
    ["el de la", ""],
    ["¿¡!? -- ()", ""],
    ["999999999999 km", "unknown=999999999999 km"],
    ["hasta", "unknown=hasta"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

test.each([
  "golf ".repeat(2_000),
  "a".repeat(10_000),
  "1 000 ".repeat(1_700),
  "entre ".repeat(1_700),
  "автомобиль ".repeat(900),
  "😀".repeat(5_000),
  "wolksvagne renaulltt ".repeat(500),
])("ten thousand characters cost little", (text) => {
  const start = process.cpuUsage();
  const { filters } = interpretText(text, known);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1_000);
  const canonical = serialiseSearchQuery(parseSearchQuery(new URLSearchParams(filters)).query);
  expect(Object.fromEntries(new URLSearchParams(canonical))).toEqual(filters);
});
