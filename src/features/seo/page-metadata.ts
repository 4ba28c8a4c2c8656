import type { Metadata } from "next";
import type { Page } from "#contract/page.ts";
import type { Picture } from "#contract/picture.ts";
import { defaultLocale, type Locale, locales } from "#platform/locale.ts";
import type { Indexing } from "./indexing-policy.ts";
import { shareablePicture } from "./shareable-picture.ts";

/** The same page in each language, and Spanish for everybody else. */
export const languageLinks = (alternates: Page["alternates"]): Record<string, string> => {
  const languages: Record<string, string> = {};
  for (const locale of locales) {
    const path = alternates[locale];
    if (path) languages[locale] = path;
  }
  const forAll = alternates[defaultLocale];
  if (forAll) languages["x-default"] = forAll;
  return languages;
};

/** Languages as Open Graph writes them. */
const territories = { es: "es_ES", pt: "pt_PT" } as const satisfies Record<Locale, string>;

export interface PageFacts {
  readonly indexing: Indexing;
  readonly verification?: string;
  /** What is shown where the page is shared. */
  readonly picture?: Picture;
}

/** What search engines and sites that link here are told of a content page. */
export const pageMetadata = (page: Page, { indexing, verification, picture }: PageFacts): Metadata => {
  const { title, description, noindex } = page.seo;
  const others = locales.filter((locale) => locale !== page.locale && indexing.alternates[locale]);
  return {
    title,
    description,
    alternates: { canonical: indexing.canonical, languages: languageLinks(indexing.alternates) },
    robots: noindex || !indexing.index ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description,
      url: indexing.canonical,
      siteName: page.header.logo.alt,
      locale: territories[page.locale],
      alternateLocale: others.map((locale) => territories[locale]),
      type: "website",
      ...(picture && { images: [shareablePicture(picture)] }),
    },
    twitter: { card: picture ? "summary_large_image" : "summary" },
    verification: verification ? { google: verification } : undefined,
    other: Object.fromEntries(page.meta?.map(({ name, content }) => [name, content]) ?? []),
  };
};
