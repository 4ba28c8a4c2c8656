import { toPage } from "#api/models/page.ts";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import type { DataOf } from "#contract/endpoint.ts";
import type { endpoints } from "#contract/endpoints.ts";
import { firstIssue } from "#contract/issue-field.ts";
import { requestedList } from "#contract/search.ts";
import { slugOfPath } from "#domain/page-slug.ts";
import { defaultLocale, type Locale, languageName, locales } from "#platform/locale.ts";
import type { Probe } from "./probe.ts";

type Page = DataOf<(typeof endpoints)["page"]>;
type Dropdowns = DataOf<(typeof endpoints)["dropdowns"]>;

/** 17 characters that no vehicle has. */
const unknownVin = "CONFORM0000000000";
const campaign = { utm_source: "conform", utm_campaign: "conform" };

/** Blocks of a page that the shop leaves out; a page without any other breaks. */
const checkBlocks = ({ report, expect }: Probe, page: Page, slug: string, locale: Locale): void => {
  const { components } = toPage(page, { input: { params: { slug } }, caller: { locale } });
  const problems = components.flatMap(({ key, data }) => {
    const block = allBlocks.find((each) => each.key === key);
    if (!block) return [`${key || "a component without a key"} is no component that the shop knows`];
    const { error } = block.data.safeParse(data);
    return error
      ? [`${key} does not fit: data.${firstIssue(error).field}, ${firstIssue(error).message}`]
      : [];
  });
  for (const problem of problems) report.addNote("page", `${slug} in ${locale}: ${problem}; it is left out`);
  expect(problems.length < components.length, "page", {
    field: "data.components",
    expected: "at least one component that the shop can show",
    arrived: page.components,
    when: `${slug} in ${locale}`,
  });
};

/** The first page of the menu; a path of the shop's own has none. */
const checkLink = async ({ send, expect }: Probe, link: string, locale: Locale): Promise<void> => {
  const isOfLanguage = locale === defaultLocale || link.startsWith(`/${locale}/`);
  expect(isOfLanguage, "page", {
    field: "data.header.links",
    expected: `links that begin with /${locale}/`,
    arrived: link,
    when: `home in ${locale}`,
    specification: "1: Locales es and pt; 7, Content and vehicles: GET pages/{slug}",
  });
  if (!isOfLanguage) return;
  const slug = slugOfPath(locale, link);
  await send("page", { params: { slug } }, { locale, when: `${link}, a link of the menu`, or: { 404: "" } });
};

const checkPages = async (probe: Probe): Promise<void> => {
  const { send, refuse, expect } = probe;
  for (const slug of ["home", "error"]) {
    const answers = new Set<string>();
    for (const locale of locales) {
      const page = await send("page", { params: { slug } }, { locale, when: `${slug} in ${locale}` });
      answers.add(page ? JSON.stringify(page) : locale);
      if (page) checkBlocks(probe, page, slug, locale);
      const link = page?.header?.links?.map((each) => each.link).find((each) => /^\/[\w/-]+\/$/.test(each));
      if (slug === "home" && link !== undefined) await checkLink(probe, link, locale);
    }
    expect(answers.size > 1, "page", {
      field: "data",
      expected: "texts in the language of the header accept-language",
      arrived: "the same answer in both languages",
      when: slug,
      specification: "1: Locales es and pt; 7, Content and vehicles: GET pages/{slug}",
    });
  }
  const specification = "8: Content page fetch error; 7, Content and vehicles: GET pages/{slug}";
  const when = "a slug that no page has";
  await refuse("page", { params: { slug: "conform-no-such-page" } }, [404, 410], { when, specification });
};

/** Fields of ours for a service that divides lists and counts their vehicles. */
const list = (filters: Record<string, string>, page = 1) => ({
  body: requestedList({ filters, about: {}, counts: [{ brand: "seat" }], ...(page > 1 && { page }) }),
});

const inList = (field: string): string => `data.components.0.data.${field}`;

const search = async ({ send }: Probe, when: string, ...request: Parameters<typeof list>) => {
  const found = await send("componentFiltered", list(...request), { when });
  return found && { vehicles: [], ...found.components?.[0]?.data };
};

/** Pages of a list, where the service divides it: ours. */
const checkPaging = async (probe: Probe, first: NonNullable<Awaited<ReturnType<typeof search>>>) => {
  const { page, total, reserved = 0, vehicles } = first;
  if (page === undefined || total === undefined) return;
  const all = total + reserved;
  const count = Math.ceil(all / page.size);
  const expect = (
    isRight: boolean,
    field: string,
    expected: string,
    arrived: unknown,
    when = "all vehicles",
  ) => probe.expect(isRight, "componentFiltered", { field: inList(field), expected, arrived, when });
  expect(page.count === count, "page.count", `${count}: ${all} vehicles, ${page.size} on a page`, page.count);
  const onFirst = Math.min(page.size, all);
  expect(vehicles.length === onFirst, "vehicles", `${onFirst}, as total and page.size say`, vehicles.length);
  const when = "page 2 of all vehicles";
  const second = count < 2 ? undefined : await search(probe, when, {}, 2);
  if (!second) return;
  expect(second.page?.number === 2, "page.number", "2", second.page?.number, when);
  const known = new Set(vehicles.map(({ vin }) => vin));
  const repeated = second.vehicles.find(({ vin }) => known.has(vin));
  expect(!repeated, "vehicles", "vehicles that page 1 does not have", repeated?.vin, when);
};

const checkLists = async (probe: Probe, options: Dropdowns | undefined) => {
  const expect = (isRight: boolean, field: string, expected: string, arrived: unknown, when: string) =>
    probe.expect(isRight, "componentFiltered", { field: inList(field), expected, arrived, when });
  const first = await search(probe, "all vehicles", {});
  if (!first) return [];
  const { vehicles } = first;
  expect(vehicles.length > 0, "vehicles", "at least one vehicle", vehicles, "all vehicles");
  await checkPaging(probe, first);
  const when = "all vehicles once more";
  const again = (await search(probe, when, {}))?.vehicles ?? vehicles;
  const isStable =
    vehicles.length === 0 || vehicles.some(({ vin }) => again.some((each) => each.vin === vin));
  expect(isStable, "vehicles.0.vin", "VINs of the answer before", again[0]?.vin, when);
  const name = vehicles[0]?.brand;
  const brand = options?.brands?.find(({ value }) => value === name);
  const narrowed = brand && (await search(probe, `the brand ${name}`, { brand: brand.id ?? brand.value }));
  if (!narrowed) return vehicles;
  const other = narrowed.vehicles.find((each) => each.brand !== undefined && each.brand !== name);
  const isNarrowed = narrowed.vehicles.length > 0 && !other;
  expect(isNarrowed, "vehicles", `vehicles of ${name} alone`, other?.brand ?? "none", `the brand ${name}`);
  return vehicles;
};

const checkVehicle = async ({ send, refuse, expect, skip }: Probe, vin: string | undefined) => {
  await refuse("vehicle", { params: { vin: unknownVin } }, [404, 410], {
    when: "a VIN that no vehicle has",
    specification: "8: Vehicle fetch failure; 7, Content and vehicles: GET vehicle/{vin}",
  });
  if (vin === undefined)
    return skip(["similarVehicles", "priceHistory", "vehicleStatuses"], "no list has a vehicle to ask about");
  for (const locale of locales) {
    const isDefault = locale === defaultLocale;
    const when = isDefault ? "" : `in ${languageName(locale)}, with campaign parameters`;
    const vehicle = await send(
      "vehicle",
      { params: { vin } },
      { locale, when, ...(!isDefault && { campaign }) },
    );
    const arrived = vehicle?.vin ?? vehicle?.carDetailCard?.vin ?? vin;
    expect(arrived === vin, "vehicle", {
      field: "data.vin",
      expected: `${vin}, as requested`,
      arrived,
      when,
    });
  }
  await send("similarVehicles", { params: { vin }, body: { limit: 6 } });
  await send("vehicleStatuses", { body: { vins: [vin] } });
  await send("priceHistory", { params: { vin } });
};

/** What a visitor reads without being known. Returns what the further levels ask about. */
export const probeBrowse = async (probe: Probe) => {
  const { send, expect, skip, write } = probe;
  await send("seo", {});
  await checkPages(probe);
  const options = await send("dropdowns", {});
  const vehicles = await checkLists(probe, options);
  const vin = (vehicles.find(({ reserved, bought }) => !reserved && !bought) ?? vehicles[0])?.vin;
  await checkVehicle(probe, vin);
  const dealers = await send("dealers", {});
  expect(dealers?.length !== 0, "dealers", {
    field: "data",
    expected: "at least one dealer",
    arrived: dealers,
  });
  await send("redirects", { query: { path: "/conform/" } }, { or: { 404: "" } });
  const part = (await send("sitemapParts", {}))?.parts[0];
  await send("stock", { query: {} });
  if (part) await send("sitemapEntries", { params: { kind: part.kind }, query: { part: part.part } });
  else skip(["sitemapEntries"], "there is no part of a sitemap to ask for");
  await send("interpretSearch", { query: { text: "seat", kind: "car" } });
  await write(["footprint"], async () => {
    await send("footprint", { body: { type: 1, data: JSON.stringify({ path: "/conform/" }) } });
  });
  return { vin, dealers: dealers ?? [], options };
};

export type Browsed = Awaited<ReturnType<typeof probeBrowse>>;
