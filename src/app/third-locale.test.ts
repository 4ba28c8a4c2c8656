import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { defaultCreditTaxes } from "#backend/finance/default-credit-taxes.ts";
import { defaultCreditTypes } from "#backend/finance/default-credit-types.ts";
import { defaultFinanceConfig } from "#backend/finance/default-finance-config.ts";
import { taxesByCountry } from "#backend/finance/finance-settings.ts";
import { termsFor } from "#backend/finance/offer.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { contactReceived } from "#backend/mail/messages/contact-received.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { describeBadge } from "#backend/vehicle/build-card.ts";
import { alternates, localeId } from "#contract/primitives.ts";
import { seedCatalogue } from "#demo/filling/seed-catalogue.ts";
import { matchRoute, routePath } from "#domain/route-paths.ts";
import { isPersonalPath, localeOfPath } from "#domain/routes.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { parseVehiclePath, vinPath } from "#domain/vehicle-address.ts";
import { addressFields } from "#features/reservation/fields/address-fields.ts";
import { describeSearch } from "#features/search/search-words/describe-search.ts";
import { requestedSearch } from "#features/search/search-words/requested-search.ts";
import { languageLinks, pageMetadata } from "#features/seo/page-metadata.ts";
import { writeSitemapEntry } from "#features/seo/sitemap/load-sitemap.ts";
import { writeRobots } from "#features/seo/write-robots.ts";
import { plateFields } from "#features/trade-in/fields/car-fields.ts";
import { personFields } from "#forms/person-fields.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { marketOf, marketOfCountry } from "#market/markets.ts";
import { decide, redirect, serve } from "#pipeline/example-requests.ts";
import { readLanguage } from "#platform/language-cookie.ts";
import { type Locale, languageTag, locales } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";

/** The texts of Spanish, each marked as another language's. */
const inFrench = vi.hoisted(() => {
  const mark = (value: unknown): unknown =>
    typeof value === "string"
      ? `fr: ${value}`
      : Object.fromEntries(Object.entries(value as object).map(([key, text]) => [key, mark(text)]));
  return <Texts>(texts: Texts) => mark(texts) as Texts;
});

// The registration: French, in the market of Spain.
vi.mock("#platform/locale-table.ts", async (load) => {
  const { localeTable } = await load<typeof import("#platform/locale-table.ts")>();
  const fr = { language: "fr", name: "Français", numberLocale: "fr-FR", market: "ES" };
  return { localeTable: { ...localeTable, fr } };
});
// Its files.
vi.mock("#platform/wording.ts", async (load) => {
  const module = await load<typeof import("#platform/wording.ts")>();
  Object.assign(module.wordings, { fr: inFrench(module.wordings.es) });
  return module;
});
vi.mock("#backend/wording/wording.ts", async (load) => {
  const module = await load<typeof import("#backend/wording/wording.ts")>();
  Object.assign(module.wordings, { fr: inFrench(module.wordings.es) });
  return module;
});
vi.mock("#features/search/search-words/describe-search.ts", async (load) => {
  const module = await load<typeof import("#features/search/search-words/describe-search.ts")>();
  const page = (number: number) => `fr: page ${number}`;
  Object.assign(module.grammars, { fr: { ...module.grammars.es, promise: "fr: promise", page } });
  return module;
});
vi.mock("#domain/addresses/addresses.ts", async (load) => {
  const module = await load<typeof import("#domain/addresses/addresses.ts")>();
  const { es } = module.addresses;
  const fr = {
    personal: "/personnel/",
    vehicles: { car: "voitures-occasion", motorbike: "motos-doccasion" },
    routes: { ...es.routes, compare: "/comparer/", reservation: "/personnel/reservation/{id}/" },
  };
  Object.assign(module.addresses, { fr });
  return module;
});

const fr = "fr" as Locale;
const nbsp = "\u00a0";

test("the market of the locale is Spain's, and its formats are French", () => {
  expect(locales).toEqual(["es", "pt", "fr"]);
  const { formats, ...market } = marketOf(fr);
  expect(market).toEqual(marketOfCountry("ES"));
  expect(formats.money(12_345.5)).toBe(`12\u202f345,50${nbsp}€`);
  expect(formats.longDate("2026-12-31T23:30:00Z")).toBe("1 janvier 2027");
  expect(languageTag(fr)).toBe("fr-ES");
});

describe("forms", () => {
  const { schema: phone } = personFields(fr).phone;

  test("take what Spain writes", () => {
    expect(phone.parse("612 345 678")).toBe("+34612345678");
    expect(phone.safeParse("912 345 67").success).toBe(false);
    expect(addressFields(fr).zipCode.schema.parse("28001")).toBe("28001");
    expect(addressFields(fr).zipCode.schema.safeParse("1000-001").success).toBe(false);
    expect(marketOf(fr).nif.normalise("12345678z")).toBe("12345678Z");
    expect(marketOf(fr).nif.isValid("123456789")).toBe(false);
  });

  test("tell a plate of the other market from what is none", () => {
    const { schema } = plateFields(fr).plate;
    expect(schema.parse("1234 bcd")).toBe("1234BCD");
    const refused = (text: string) => schema.safeParse(text).error?.issues[0]?.message;
    expect([refused("AA-12-BB"), refused("?")]).toEqual(["plateOther", "plateInvalid"]);
  });

  test("say what is wrong in French, with Spain's examples", async () => {
    const fieldErrors = { phone: { key: "phoneInvalid" } } as const;
    const fields = personFields(fr);
    const stored = () => ({ values: {}, fieldErrors }) as never;
    const { frame } = await prepareForm("contact", fields, { locale: fr, state: "review", stored });
    expect(frame.summary.items).toEqual([
      { id: "contact-phone", text: expect.stringMatching(/^fr: .*612 345 678/) },
    ]);
    expect(frame.hidden).toContainEqual({ name: "locale", value: "fr" });
  });
});

describe("services", () => {
  let database: Database;
  let client: ReturnType<typeof testClient>;
  beforeAll(async () => {
    database = await openTestDatabase();
    await seedCatalogue(database.orm);
    client = testClient(createBackend(database));
  });
  afterAll(() => database.close());

  const plate = (text: string) =>
    client.raw("GET", `/retake/plate/v2/${encodeURIComponent(text)}`, undefined, { "accept-language": fr });

  test("know Spanish plates alone", async () => {
    expect((await plate("1234 KBC")).status).toBe(200);
    expect((await plate("12-AB-34")).status).toBe(400);
    expect((await plate("9999 ZZZ")).status).toBe(503);
  });

  test("store who reads French", async () => {
    const customer = { id: newReferenceId(), email: "c@volante.test", name: "Ana", locale: fr };
    const [stored] = await database.orm.insert(customers).values(customer).returning();
    expect(stored?.locale).toBe("fr");
  });

  test("answer and write in French", () => {
    expect(localeId.parse("fr")).toBe("fr");
    const mail = contactReceived({
      locale: fr,
      shop: "AutoNorte",
      name: "Ana",
      subject: "Prix",
      message: "Bonjour",
      reference: "kq7m2v",
      withdrawLink: "https://volante.test/x",
    });
    expect(mail.subject).toMatch(/^fr: /);
    expect(describeBadge({ vehicle: { badge: "eco" } } as never, fr)?.alt).toMatch(/^fr: /);
  });

  test("tax a credit as Spain does", () => {
    const taxes = taxesByCountry(defaultCreditTaxes);
    const finance = { taxes, creditTypes: defaultCreditTypes, config: defaultFinanceConfig };
    const vehicle = { financing: true, promo: false, priceCents: 2_000_000, depositCents: 400_000 };
    const offer = termsFor(vehicle as never, { finance, locale: fr } as never, {});
    expect(offer?.terms.taxes).toEqual(taxes.ES);
    expect(taxes.ES).not.toEqual(taxes.PT);
  });
});

describe("addresses", () => {
  test("begin with the locale and take its words", () => {
    expect(routePath("compare", fr)).toBe("/fr/comparer/");
    expect(matchRoute("/fr/personnel/reservation/7/")).toEqual({
      name: "reservation",
      locale: "fr",
      params: { id: "7" },
    });
    expect(localeOfPath("/fr")).toBe("fr");
    expect([isPersonalPath("/fr/personnel/x/"), isPersonalPath("/fr/personal/")]).toEqual([true, false]);
    const path = vinPath(fr, "car", "VSSZZZ5FZKR000001");
    expect(path).toBe("/fr/voitures-occasion/VSSZZZ5FZKR000001/");
    expect(parseVehiclePath(path)).toMatchObject({ locale: "fr", kind: "car" });
  });

  test("pass the rules", async () => {
    expect((await decide("/fr/comparer/")).outcome).toEqual(serve("/fr/comparar"));
    expect((await decide("/fr/homepage/")).outcome).toEqual(redirect("/fr/", 308));
    const headers = { cookie: "locale=fr" };
    expect(readLanguage("locale=fr")).toBe("fr");
    expect((await decide("/", { headers })).outcome).toEqual(redirect("/fr/", 307, false));
    expect((await decide("/fr/personnel/reservation/7/")).rule).toBe("personal-area");
  });

  test("are named for search engines by their language", () => {
    const paths = { es: "/blog/", pt: "/pt/blog/", fr: "/fr/blog/" };
    expect(alternates.parse(paths)).toEqual(paths);
    expect(languageLinks(paths)).toEqual({ ...paths, "x-default": "/blog/" });
    const entry = writeSitemapEntry({ alternates: paths }, (path) => `https://volante.test${path}`);
    expect(entry.match(/<url>/g)).toHaveLength(3);
    expect(entry).toContain('hreflang="fr" href="https://volante.test/fr/blog/"');
    expect(writeRobots(undefined)).toContain("Disallow: /fr/personnel/");
    const page = { locale: fr, seo: { title: "T" }, header: { logo: { alt: "V" } } } as never;
    const { openGraph } = pageMetadata(page, {
      indexing: { index: true, canonical: "/fr/blog/", alternates: paths },
    } as never);
    expect(openGraph).toMatchObject({ locale: "fr_ES", alternateLocale: ["es_ES", "pt_PT"] });
  });

  test("of a list are described in French", () => {
    const query = emptySearchQuery;
    const asked = requestedSearch(query, [] as never, { kind: "car", where: undefined });
    const words = describeSearch(asked, fr, { total: 2, reserved: 0, page: 2 });
    expect(words.title).toMatch(/, fr: page 2$/);
    expect(words.description).toMatch(/fr: promise$/);
  });
});
