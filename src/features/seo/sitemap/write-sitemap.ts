import type { SitemapEntry, SitemapPart } from "#contract/sitemap.ts";
import { defaultLocale, languageOf, locales } from "#platform/locale.ts";
import { escapeXml } from "../escape-xml.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const sitemapStart = `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const sitemapEnd = "</urlset>\n";

type Absolute = (path: string) => string;

/** The file of a part: `cars-1.xml`. */
const sitemapFile = ({ kind, part }: Pick<SitemapPart, "kind" | "part">): string => `${kind}-${part}.xml`;

/** The index that names the file of every part. */
export const writeSitemapIndex = (parts: readonly SitemapPart[], absolute: Absolute): string =>
  [
    `${declaration}<sitemapindex xmlns="${schema}">\n`,
    ...parts.map(
      (part) =>
        `<sitemap><loc>${escapeXml(absolute(`/sitemaps/${sitemapFile(part)}`))}</loc>${lastChange(part)}</sitemap>\n`,
    ),
    "</sitemapindex>\n",
  ].join("");

/** One address for each language of a page; each names all of them, itself too, and Spanish for everybody else. */
export const writeSitemapEntry = (entry: SitemapEntry, absolute: Absolute): string => {
  const { alternates } = entry;
  const links = locales
    .flatMap((locale) => (alternates[locale] ? [[locale, alternates[locale]] as const] : []))
    .map(([locale, path]) => [locale, escapeXml(absolute(path))] as const);
  const forAll = links.find(([locale]) => locale === defaultLocale);
  const alternate = [
    ...links.map(([locale, url]) => [languageOf(locale), url] as const),
    ...(forAll ? [["x-default", forAll[1]] as const] : []),
  ]
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join("");
  return links.map(([, url]) => `<url><loc>${url}</loc>${lastChange(entry)}${alternate}</url>\n`).join("");
};

const lastChange = ({ changedAt }: Pick<SitemapEntry, "changedAt">): string =>
  changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : "";
