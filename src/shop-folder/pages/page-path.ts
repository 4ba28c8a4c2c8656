import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { WrittenPages } from "./written/written-page.ts";

/** The written page of a name; throws a RangeError where there is none. */
export const pageNamed = ({ pages }: Pick<ShopTexts, "pages">, name: string): WrittenPages => {
  const page = pages.get(name);
  if (page === undefined) throw new RangeError(`No page is called "${name}"`);
  return page;
};

/** Address of a written page; throws a RangeError where there is none of that name. */
export const pathOf = (shop: Pick<ShopTexts, "pages">, locale: Locale, name: string): string =>
  pathOfSlug(locale, pageNamed(shop, name)[locale].slug);
