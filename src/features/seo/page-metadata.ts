import type { Metadata } from "next";
import { hasCommonIcons, knownShop } from "#api/known-shop.ts";
import type { Page } from "#api/models/page.ts";
import type { Picture } from "#contract/picture.ts";
import { type PlainRoute, routePath } from "#domain/route-paths.ts";
import { byLocale, type Locale, languageOf, languageTag } from "#platform/locale.ts";
import { readHead } from "./content-head/read-head.ts";
import type { Indexing } from "./indexing-policy.ts";
import { shareablePicture } from "./shareable-picture.ts";

/** The same page in each language of the shop, and that of the first as the default; nothing where there is but one. */
export const languageLinks = (alternates: Page["alternates"]): Record<string, string> => {
  const { languages } = knownShop();
  if (languages.length === 1) return {};
  const links: Record<string, string> = {};
  for (const locale of languages) {
    const path = alternates[locale];
    if (path) links[languageOf(locale)] = path;
  }
  const forAll = alternates[languages[0]];
  if (forAll) links["x-default"] = forAll;
  return links;
};

/** The address of an application route, and the same page in each language. */
export const routeAddresses = (route: PlainRoute, locale: Locale): NonNullable<Metadata["alternates"]> => ({
  canonical: routePath(route, locale),
  languages: languageLinks(byLocale((each) => routePath(route, each))),
});

/** A language as Open Graph writes it: `pt_PT`. */
const territoryOf = (locale: Page["locale"]): string => languageTag(locale).replace("-", "_");

/** For pages without a picture of their own: the shop's, else that of src/tools/draw-icons.ts. */
const defaultPictures = () => {
  const { sharePicture: url = hasCommonIcons() ? "/icons/share.jpg" : undefined } = knownShop();
  return url === undefined ? [] : [{ url, width: 1200, height: 630, alt: "" }];
};

export interface PageFacts {
  readonly indexing: Indexing;
  readonly verification?: string;
  /** What is shown where the page is shared. */
  readonly picture?: Picture;
  /** Day of an article. */
  readonly published?: string | undefined;
}

/** The metadata of a content page, for search engines and sites that link here. */
export const pageMetadata = (
  page: Page,
  { indexing, verification, picture, published }: PageFacts,
): Metadata => {
  const { title, description, noindex } = page.seo;
  const { icons } = readHead(page, { hosts: [] });
  const others = knownShop().languages.filter(
    (locale) => locale !== page.locale && indexing.alternates[locale],
  );
  return {
    title,
    description,
    alternates: {
      canonical: indexing.canonical,
      languages: languageLinks(indexing.alternates),
    },
    robots: noindex || !indexing.index ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description,
      url: indexing.canonical,
      siteName: page.header.logo.alt,
      locale: territoryOf(page.locale),
      alternateLocale: others.map(territoryOf),
      ...(published === undefined
        ? { type: "website" as const }
        : { type: "article" as const, publishedTime: published }),
      images: picture ? [shareablePicture(picture)] : defaultPictures(),
    },
    twitter: { card: "summary_large_image" },
    verification: verification ? { google: verification } : undefined,
    // Those of the layout are replaced.
    ...(icons.length > 0 && {
      icons: { other: icons.map(({ href, ...icon }) => ({ ...icon, url: href })) },
    }),
  };
};
