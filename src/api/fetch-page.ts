import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { LRUCache } from "lru-cache";
import { pathOfSlug } from "#domain/page-slug.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import { onClearCachedAnswers } from "#platform/clear-cached-answers.ts";
import type { Locale } from "#platform/locale.ts";
import { perProcess } from "#platform/per-process.ts";
import { ok, type Result } from "#platform/result.ts";
import { call } from "./call.ts";
import { fetchVehicle } from "./fetch-vehicle.ts";
import { type Page, toPage } from "./models/page.ts";

const recentPages = perProcess("recent-pages", () => {
  const pages = new LRUCache<string, Result<Page>>({ max: 50, ttl: cacheLifetimes.handedOnAnswer * 1000 });
  const table = { pages, generation: 0 };
  onClearCachedAnswers(() => {
    pages.clear();
    table.generation += 1;
  });
  return table;
});

const errorSlug = "error";

/** The page of a vehicle that the content service has none for: its header and footer are those of the error page. */
const vehiclePage = async (slug: string, locale: Locale): Promise<Page> => {
  const frame = await fetchPageContent(errorSlug, locale);
  const { header, footer, actionBar } = frame.ok ? frame.value : {};
  return {
    ...toPage({}, { input: { params: { slug } }, caller: { locale } }),
    ...(header && { header }),
    ...(footer && { footer }),
    actionBar,
  };
};

const requestPage = async (slug: string, locale: Locale): Promise<Result<Page>> => {
  const answer = await call("page", { params: { slug } }, { locale });
  if (answer.ok || answer.error.kind !== "not-found") return answer;
  const address = parseVehiclePath(pathOfSlug(locale, slug));
  if (address?.by !== "vin") return answer;
  const vehicle = await fetchVehicle(address.vin, locale);
  return vehicle.ok ? ok(await vehiclePage(slug, locale)) : vehicle;
};

/**
 * A page of the content service by its slug. A recent answer is reused, so that the address rules and the rendering of
 * a page make one call. Pending calls are not shared: each has its own timeout.
 */
export const fetchPageContent = async (slug: string, locale: Locale): Promise<Result<Page>> => {
  const { pages, generation } = recentPages();
  const key = `${locale} ${slug}`;
  const known = pages.get(key);
  if (known) return known;
  const answer = await requestPage(slug, locale);
  if (answer.ok && generation === recentPages().generation) pages.set(key, answer);
  return answer;
};
