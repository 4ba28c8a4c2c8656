import { toPage } from "#api/models/page.ts";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import type { DataOf } from "#contract/endpoint.ts";
import type { endpoints } from "#contract/endpoints.ts";
import { firstIssue } from "#contract/issue-field.ts";
import { requestedList } from "#contract/search.ts";
import { defaultLocale, type Locale, languageName, locales } from "#platform/locale.ts";
import type { Probe } from "./probe.ts";
import { showValue } from "./report.ts";

type Endpoints = typeof endpoints;
type Page = DataOf<Endpoints["page"]>;
type Found = DataOf<Endpoints["componentFiltered"]>;
type Dropdowns = DataOf<Endpoints["dropdowns"]>;

/** 17 characters that no vehicle has. */
const unknownVin = "CONFORM0000000000";
const unknownSlug = "conform-no-such-page";
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
  expect("page", problems.length < components.length, {
    when: `${slug} in ${locale}`,
    field: "data.components",
    expected: "at least one component that the shop can show",
    arrived: showValue(page.components),
  });
};

const checkPages = async (probe: Probe): Promise<void> => {
  const { send, refuse, expect } = probe;
  for (const slug of ["home", "error"]) {
    const answers = new Map<Locale, string>();
    for (const locale of locales) {
      const page = await send("page", { params: { slug } }, { locale, when: `${slug} in ${locale}` });
      if (!page) continue;
      checkBlocks(probe, page, slug, locale);
      answers.set(locale, JSON.stringify(page));
    }
    const [first, ...others] = answers.values();
    expect("page", others.length === 0 || others.some((each) => each !== first), {
      when: slug,
      field: "data",
      expected: "texts in the language of the header accept-language",
      arrived: "the same answer in both languages",
      specification: "1: Locales es and pt; 7, Content and vehicles: GET pages/{slug}",
    });
  }
  await refuse(
    "page",
    { params: { slug: unknownSlug } },
    {
      statuses: [404, 410],
      when: "a slug that no page has",
      specification: "8: Content page fetch error; 7, Content and vehicles: GET pages/{slug}",
    },
  );
};

const vehiclesOf = (found: Found | undefined) => found?.components?.[0]?.data?.vehicles ?? [];

const list = (filters: Record<string, string>, page?: number) => ({
  body: requestedList({ filters, ...(page !== undefined && { page }) }),
});

const listField = "data.components.0.data";

/** Pages of a list, where the service divides it: ours. */
const checkPaging = async ({ send, expect }: Probe, first: Found): Promise<void> => {
  const { page, total, reserved = 0, vehicles = [] } = first.components?.[0]?.data ?? {};
  if (page === undefined || total === undefined) return;
  const count = Math.ceil((total + reserved) / page.size);
  expect("componentFiltered", page.count === count, {
    when: "all vehicles",
    field: `${listField}.page.count`,
    expected: `${count}: ${total + reserved} vehicles, ${page.size} on a page`,
    arrived: showValue(page.count),
  });
  expect("componentFiltered", vehicles.length === Math.min(page.size, total + reserved), {
    when: "all vehicles",
    field: `${listField}.vehicles`,
    expected: `${Math.min(page.size, total + reserved)} vehicles, as page.size and total say`,
    arrived: `${vehicles.length} vehicles`,
  });
  if (count < 2) return;
  const second = await send("componentFiltered", list({}, 2), { when: "page 2 of all vehicles" });
  if (!second) return;
  const number = second.components?.[0]?.data?.page?.number;
  expect("componentFiltered", number === 2, {
    when: "page 2 of all vehicles",
    field: `${listField}.page.number`,
    expected: "2",
    arrived: showValue(number),
  });
  const known = new Set(vehicles.map(({ vin }) => vin));
  const repeated = vehiclesOf(second).find(({ vin }) => known.has(vin));
  expect("componentFiltered", repeated === undefined, {
    when: "page 2 of all vehicles",
    field: `${listField}.vehicles`,
    expected: "vehicles that page 1 does not have",
    arrived: showValue(repeated?.vin),
  });
};

const checkLists = async (probe: Probe, options: Dropdowns | undefined) => {
  const { send, expect } = probe;
  const when = "all vehicles";
  const found = await send("componentFiltered", list({}), { when });
  const vehicles = vehiclesOf(found);
  if (!found) return vehicles;
  expect("componentFiltered", vehicles.length > 0, {
    when,
    field: `${listField}.vehicles`,
    expected: "at least one vehicle",
    arrived: showValue(found.components),
  });
  await checkPaging(probe, found);
  const again = vehiclesOf(await send("componentFiltered", list({}), { when: "all vehicles once more" }));
  const isStable = again.length === 0 || vehicles.some(({ vin }) => again.some((each) => each.vin === vin));
  expect("componentFiltered", isStable, {
    when: "all vehicles once more",
    field: `${listField}.vehicles.0.vin`,
    expected: "the VINs of the answer before",
    arrived: showValue(again[0]?.vin),
  });
  const name = vehicles[0]?.brand;
  const brand = options?.brands?.find(({ value }) => value === name);
  if (!name || !brand) return vehicles;
  const narrowed = await send("componentFiltered", list({ brand: brand.id ?? brand.value }), {
    when: `filters.brand ${name}`,
  });
  const other = vehiclesOf(narrowed).find((each) => each.brand !== undefined && each.brand !== name);
  const isNarrowed = narrowed === undefined || (vehiclesOf(narrowed).length > 0 && !other);
  expect("componentFiltered", isNarrowed, {
    when: `filters.brand ${name}`,
    field: `${listField}.vehicles`,
    expected: `vehicles of the brand ${name} alone`,
    arrived: other ? showValue(other.brand) : "none",
    specification: "3, Filters and dropdown options; 7, Content and vehicles: POST pages/component-filtered",
  });
  return vehicles;
};

const checkVehicle = async ({ send, refuse, expect, skip }: Probe, vin: string | undefined) => {
  await refuse(
    "vehicle",
    { params: { vin: unknownVin } },
    {
      statuses: [404, 410],
      when: "a VIN that no vehicle has",
      specification: "8: Vehicle fetch failure; 7, Content and vehicles: GET vehicle/{vin}",
    },
  );
  const without = "no list has a vehicle to ask for";
  if (vin === undefined)
    return skip(["vehicle", "similarVehicles", "priceHistory", "vehicleStatuses"], without);
  for (const locale of locales) {
    const when = locale === defaultLocale ? "" : `in ${languageName(locale)}, with campaign parameters`;
    const vehicle = await send(
      "vehicle",
      { params: { vin } },
      { locale, when, ...(when !== "" && { campaign }) },
    );
    const answered = vehicle?.vin ?? vehicle?.vehicle?.vin ?? vehicle?.carDetailCard?.vin;
    expect("vehicle", answered === undefined || answered === vin, {
      when,
      field: vehicle?.vin === undefined ? "data.carDetailCard.vin" : "data.vin",
      expected: `${vin}, as requested`,
      arrived: showValue(answered),
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
  const dealers = (await send("dealers", {})) ?? [];
  expect("dealers", dealers.length > 0 || probe.report.countBreaks("dealers") > 0, {
    when: "",
    field: "data",
    expected: "at least one dealer",
    arrived: "none",
  });
  await send("redirects", { query: { path: "/conform/" } }, { or: { 404: "" } });
  const parts = (await send("sitemapParts", {}))?.parts ?? [];
  const [part] = parts;
  if (part) await send("sitemapEntries", { params: { kind: part.kind }, query: { part: part.part } });
  else skip(["sitemapEntries"], "there is no part of a sitemap to ask for");
  await send("interpretSearch", { query: { text: "seat", kind: "car" } });
  await write(["footprint"], async () => {
    await send("footprint", { body: { type: 1, data: JSON.stringify({ path: "/conform/" }) } });
  });
  return { vin, dealers, options };
};

export type Browsed = Awaited<ReturnType<typeof probeBrowse>>;
