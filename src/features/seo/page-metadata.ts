import type { Metadata } from "next";
import type { Page } from "#api/models/page.ts";
import type { Picture } from "#contract/picture.ts";
import { isSitePath } from "#domain/page-path.ts";
import { type PlainRoute, routePath } from "#domain/route-paths.ts";
import { byLocale, defaultLocale, type Locale, languageOf, languageTag, locales } from "#platform/locale.ts";
import type { Indexing } from "./indexing-policy.ts";
import { shareablePicture } from "./shareable-picture.ts";

/** The same page in each language, and Spanish as the default. */
export const languageLinks = (alternates: Page["alternates"]): Record<string, string> => {
  const languages: Record<string, string> = {};
  for (const locale of locales) {
    const path = alternates[locale];
    if (path) languages[languageOf(locale)] = path;
  }
  const forAll = alternates[defaultLocale];
  if (forAll) languages["x-default"] = forAll;
  return languages;
};

/** The address of an application route, and the same page in each language. */
export const routeAddresses = (route: PlainRoute, locale: Locale): NonNullable<Metadata["alternates"]> => ({
  canonical: routePath(route, locale),
  languages: languageLinks(byLocale((each) => routePath(route, each))),
});

/** A language as Open Graph writes it: `pt_PT`. */
const territoryOf = (locale: Page["locale"]): string => languageTag(locale).replace("-", "_");

/** The same content in another form, such as a feed, by its media type. */
const otherForms = (links: Page["seo"]["links"] = []): Record<string, { url: string; title?: string }[]> => {
  const forms: Record<string, { url: string; title?: string }[]> = {};
  for (const { rel, href, type, title } of links) {
    if (rel !== "alternate" || type === undefined || !isSitePath(href)) continue;
    forms[type] = [...(forms[type] ?? []), { url: href, ...(title !== undefined && { title }) }];
  }
  return forms;
};

/** For pages without a picture of their own; rendered by src/tools/draw-icons.ts. */
const defaultPicture = { url: "/icons/share.jpg", width: 1200, height: 630, alt: "" } as const;

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
  const { title, description, noindex, links } = page.seo;
  const others = locales.filter((locale) => locale !== page.locale && indexing.alternates[locale]);
  return {
    title,
    description,
    alternates: {
      canonical: indexing.canonical,
      languages: languageLinks(indexing.alternates),
      types: otherForms(links),
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
      images: [picture ? shareablePicture(picture) : defaultPicture],
    },
    twitter: { card: "summary_large_image" },
    verification: verification ? { google: verification } : undefined,
    other: Object.fromEntries(page.meta?.map(({ name, content }) => [name, content]) ?? []),
  };
};
