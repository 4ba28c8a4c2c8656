import { and, eq, inArray } from "drizzle-orm";
import { pathOfPage } from "#backend/content/path-of-page.ts";
import { searchKeyOf } from "#backend/content/search-key.ts";
import type { Call } from "#backend/http/call.ts";
import { pages } from "#backend/store/schema/content.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import type { Page } from "#contract/page.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import type { VehicleRow } from "./read-vehicles.ts";

/** The lists that a vehicle's page lies below, those of its kind and of its make, where content has a page for them. */
export const breadcrumbsOf = async (
  row: VehicleRow,
  { orm, locale }: Call,
): Promise<NonNullable<Page["trail"]>> => {
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
