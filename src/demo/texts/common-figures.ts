import { loginAddress } from "#domain/login-address.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { articlePaths } from "./blog/build-blog.ts";
import { bodyTypes } from "./body-types.ts";
import type { BuildPagesInput } from "./build-pages-input.ts";
import { creditFigures } from "./credit-terms.ts";
import type { Figures } from "./fill-data.ts";
import { pathOf } from "./page-path.ts";
import { writtenPages } from "./written/written-pages.ts";

/** Addresses and constants that any text may name. */
export const commonFigures = (
  locale: Locale,
  { dealers, today, depositEuros = 300 }: BuildPagesInput,
): Figures => {
  return {
    ...Object.fromEntries([...writtenPages.keys()].map((name) => [`path:${name}`, pathOf(locale, name)])),
    ...Object.fromEntries(
      Object.entries(bodyTypes[locale].types).map(([id, { slug }]) => [
        `segment:${id}`,
        pathOfSlug(locale, slug),
      ]),
    ),
    ...articlePaths(locale),
    "login:reservations": loginAddress(locale, { returnTo: routePath("reservations", locale) }),
    ...creditFigures(locale),
    deposit: marketOf(locale).formats.money(depositEuros),
    allDealers: String(dealers.length),
    year: today.slice(0, 4),
  };
};
