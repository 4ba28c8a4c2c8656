import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { perProcess } from "#platform/per-process.ts";
import "server-only";
import { call } from "#api/call.ts";
import { type SitemapKind, sitemapKind } from "#contract/sitemap.ts";
import { defaultLocale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { absoluteUrl } from "../absolute-url.ts";
import { createKeptFiles, type KeptFile } from "./kept-files.ts";
import { sitemapEnd, sitemapStart, writeSitemapEntry, writeSitemapIndex } from "./write-sitemap.ts";

/** Addresses that a file may hold (sitemaps.org). */
const mostAddresses = 50_000;

const kept = perProcess("kept-sitemaps", () =>
  createKeptFiles({ maxBytes: 24_000_000, freshMs: cacheLifetimes.sitemap * 1000 }),
);

const caller = { locale: defaultLocale };

const indexPieces = async function* (): AsyncGenerator<Result<string>> {
  const answer = await call("sitemapParts", {}, caller);
  yield answer.ok ? ok(writeSitemapIndex(answer.value.parts, absoluteUrl)) : answer;
};

/** One part, as far as the limits of the format go; a service that goes round in circles has no sitemap. */
const partPieces = async function* (kind: SitemapKind, part: number): AsyncGenerator<Result<string>> {
  const endpoint = `sitemap/${kind}`;
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
export const loadSitemapIndex = (): Promise<Result<KeptFile>> => kept().get("index", indexPieces);

/** The sitemap of a file name such as `cars-1.xml`, as gzip. Fails with `not-found` for names that no sitemap has. */
export const loadSitemap = async (file: string): Promise<Result<KeptFile>> => {
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const kind = sitemapKind.options.find((known) => known === name);
  return kind
    ? kept().get(file, () => partPieces(kind, Number(digits)))
    : fail("not-found", `No sitemap is called ${file}`);
};
