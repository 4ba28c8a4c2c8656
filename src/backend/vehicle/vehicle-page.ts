import { and, eq, inArray } from "drizzle-orm";
import { pathOfPage } from "#backend/content/path-of-page.ts";
import { searchKeyOf } from "#backend/content/search-key.ts";
import { GoneError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { pages } from "#backend/store/schema/content.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import type { Page } from "#contract/page.ts";
import { eurosFromCents } from "#domain/money.ts";
import { slugOfPath } from "#domain/page-slug.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import type { VehicleAddress } from "#domain/vehicle-address.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { locationOf } from "./build-card.ts";
import { findAddressed } from "./find-addressed.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { addressesOf, addressOf, commercialDescription, fullName } from "./vehicle-names.ts";

/** The parent lists of a vehicle's page, those of its kind and of its make, where a content page exists for them. */
const breadcrumbsOf = async (row: VehicleRow, { orm, locale }: Call): Promise<NonNullable<Page["trail"]>> => {
  const { kind } = row.vehicle;
  const ofMake = { ...emptySearchQuery, brand: [row.brand.slug] };
  const keys = [searchKeyOf(kind, emptySearchQuery), searchKeyOf(kind, ofMake)];
  const found = await orm
    .select({ key: pages.searchKey, slug: pages.slug, components: pages.components })
    .from(pages)
    .where(and(eq(pages.locale, locale), inArray(pages.searchKey, keys)));
  return keys.flatMap((key) => {
    const page = found.find((each) => each.key === key);
    const search = page && findBlock(page.components, searchBlock);
    return search ? [{ text: search.heading, link: pathOfPage(locale, page.slug) }] : [];
  });
};

/** How long a sold vehicle has its page. */
const soldPageDays = 30;

/**
 * The page of the vehicle in an address; undefined when there is none or its name is wrong in the address. Throws GoneError for a vehicle
 * that was sold over 30 days ago.
 */
export const vehiclePage = async (
  address: VehicleAddress,
  frame: Pick<Page, "header" | "footer" | "actionBar">,
  call: Call,
): Promise<Page | undefined> => {
  const { orm, locale, now } = call;
  const row = await findAddressed(orm, address);
  if (row === undefined || row.vehicle.kind !== address.kind) return undefined;
  const path = addressOf(locale, row);
  if (address.by === "id" && !path.endsWith(`/${address.slug}-${address.id}/`)) return undefined;
  const soldFor = row.vehicle.status === "bought" ? now.getTime() - row.vehicle.statusSince.getTime() : 0;
  if (soldFor > soldPageDays * 86_400_000) throw new GoneError("This vehicle was sold over 30 days ago");
  const { vin } = row.vehicle;
  return {
    slug: slugOfPath(locale, path),
    locale,
    path,
    alternates: addressesOf(row),
    seo: { ...seoOf(row, locale, (await readShop(orm)).name), links: [{ rel: "canonical", href: path }] },
    ...frame,
    trail: await breadcrumbsOf(row, call),
    components: [{ id: "vehicle", key: vehicleDetailBlock.key, data: { vin } }],
  };
};

const seoOf = (row: VehicleRow, locale: Call["locale"], shop: string): Page["seo"] => {
  const { vehicle, details } = row;
  const { page, fuelPhrases, transmissions } = wordingOf(locale);
  const { formats } = marketOf(locale);
  const name = `${fullName(locale, row)} ${commercialDescription(row)}`;
  const title = fill(page.title[vehicle.kind], { name, year: vehicle.year });
  return {
    title: `${title} | ${shop}`,
    description: fill(page.description, {
      name: fullName(locale, row),
      version: commercialDescription(row),
      year: vehicle.year,
      kms: formats.kilometres(vehicle.kilometers),
      fuel: fuelPhrases[vehicle.fuel],
      transmission: transmissions[vehicle.transmission].toLowerCase(),
      location: locationOf(row, locale),
      price: formats.money(eurosFromCents(vehicle.priceCents)),
      warranty: details.warrantyMonths,
    }),
  };
};
