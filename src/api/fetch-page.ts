import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { LRUCache } from "lru-cache";
import { pathOfSlug } from "#domain/page-slug.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import type { Locale } from "#platform/locale.ts";
import { invalidationCount } from "#platform/page-cache/invalidated-tags.ts";
import { perProcess } from "#platform/per-process.ts";
import { ok, type Result } from "#platform/result.ts";
import { call } from "./call.ts";
import { fetchVehicle } from "./fetch-vehicle.ts";
import { type Page, toPage } from "./models/page.ts";

const recentPages = perProcess(
  "recent-pages",
  () => new LRUCache<string, Result<Page>>({ max: 50, ttl: cacheLifetimes.handedOnAnswer * 1000 }),
);

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
  const key = `${invalidationCount()} ${locale} ${slug}`;
  const known = recentPages().get(key);
  if (known) return known;
  const answer = await requestPage(slug, locale);
  if (answer.ok) recentPages().set(key, answer);
  return answer;
};
