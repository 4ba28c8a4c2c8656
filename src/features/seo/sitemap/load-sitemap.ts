import "server-only";
import { call } from "#api/call.ts";
import { isPublicDemo, knownShop } from "#api/known-shop.ts";
import { loadShop } from "#api/load-shop.ts";
import { type SitemapEntry, type SitemapKind, type SitemapPart, sitemapKind } from "#contract/sitemap.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { defaultLocale, languageOf } from "#platform/locale.ts";
import { perProcess } from "#platform/per-process.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { absoluteUrl } from "../absolute-url.ts";
import { escapeXml } from "../escape-xml.ts";
import { type CachedFile, createCachedFiles } from "./cached-files.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

const sitemapStart = `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const sitemapEnd = "</urlset>\n";

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

/**
 * One address for each language of a page; where there are several, each names all of them, itself too, and the first as the default.
 * Pictures stand with the first address alone: search engines fetch them once.
 */
export const writeSitemapEntry = (entry: SitemapEntry, absolute: Absolute): string => {
  const { alternates } = entry;
  const { languages } = knownShop();
  const links = languages
    .flatMap((locale) => (alternates[locale] ? [[locale, alternates[locale]] as const] : []))
    .map(([locale, path]) => [locale, escapeXml(absolute(path))] as const);
  const forAll = links.find(([locale]) => locale === languages[0]);
  const named = [
    ...links.map(([locale, url]) => [languageOf(locale), url] as const),
    ...(forAll ? [["x-default", forAll[1]] as const] : []),
  ];
  const alternate = (languages.length > 1 ? named : [])
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join("");
  const pictures = (entry.pictures ?? [])
    .map((path) => `<image:image><image:loc>${escapeXml(absolute(path))}</image:loc></image:image>`)
    .join("");
  return links
    .map(
      ([, url], index) =>
        `<url><loc>${url}</loc>${lastChange(entry)}${alternate}${index === 0 ? pictures : ""}</url>\n`,
    )
    .join("");
};

const lastChange = ({ changedAt }: Pick<SitemapEntry, "changedAt">): string =>
  changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : "";

/** Addresses that a file may hold (sitemaps.org). */
const mostAddresses = 50_000;

const sitemaps = perProcess("cached-sitemaps", () =>
  createCachedFiles({ maxBytes: 24_000_000, freshMs: cacheLifetimes.sitemap * 1000 }),
);

const caller = { locale: defaultLocale };

const kindOf: Partial<Record<SitemapKind, VehicleKind>> = { cars: "car", motorbikes: "motorbike" };

/** Whether the shop has what a sitemap lists: nothing of a published demo is for search engines. */
const isListed = (kind: SitemapKind): boolean => {
  const sold = kindOf[kind];
  return !isPublicDemo() && (sold === undefined || knownShop().kinds.includes(sold));
};

const absent = (endpoint: string) => fail("not-found", "There is no such sitemap", { endpoint });

const indexPieces = async function* (): AsyncGenerator<Result<string>> {
  await loadShop();
  if (isPublicDemo()) return yield absent("sitemap");
  const answer = await call("sitemapParts", {}, caller);
  if (!answer.ok) return yield answer;
  const parts = answer.value.parts.filter(({ kind }) => isListed(kind));
  yield ok(writeSitemapIndex(parts, absoluteUrl));
};

/** One part, as far as the limits of the format go; a service that goes round in circles has no sitemap. */
const partPieces = async function* (kind: SitemapKind, part: number): AsyncGenerator<Result<string>> {
  const endpoint = `sitemap/${kind}`;
  await loadShop();
  if (!isListed(kind)) return yield absent(endpoint);
  let after: number | undefined;
  let addresses = 0;
  yield ok(sitemapStart);
  do {
    const answer = await call("sitemapEntries", { params: { kind }, query: { part, after } }, caller);
    if (!answer.ok) return yield answer;
    const { entries, next } = answer.value;
    addresses += entries.reduce((count, { alternates }) => count + Object.keys(alternates).length, 0);
    const isStuck = next !== undefined && next <= (after ?? -1);
    if (isStuck || addresses > mostAddresses)
      return yield fail("contract", `Part ${part} does not end as it should`, { endpoint });
    yield ok(entries.map((entry) => writeSitemapEntry(entry, absoluteUrl)).join(""));
    after = next;
  } while (after !== undefined);
  yield addresses === 0 ? fail("not-found", `There is no part ${part}`, { endpoint }) : ok(sitemapEnd);
};

/** The index of all sitemaps, as gzip. Fails with `not-found` or `not-implemented` where the service has none. */
export const loadSitemapIndex = (): Promise<Result<CachedFile>> => sitemaps().get("index", indexPieces);

/** The sitemap of a file name such as `cars-1.xml`, as gzip. Fails with `not-found` for names that no sitemap has. */
export const loadSitemap = async (file: string): Promise<Result<CachedFile>> => {
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const kind = sitemapKind.options.find((known) => known === name);
  return kind
    ? sitemaps().get(file, () => partPieces(kind, Number(digits)))
    : fail("not-found", `No sitemap is called ${file}`);
};
