import type { Locale } from "#platform/locale.ts";

/**
 * Every name under which pages are dropped: pages carry them, triggers of the database write them, and `POST /api/revalidate` takes
 * them.
 */
export const pageTags = {
  /** Every page: each shows the site's frame at least. */
  content: "content",
  page: (locale: Locale, slug: string) => `page:${locale}:${slug}`,
  /** What lists or counts vehicles. */
  stock: "stock",
  /** What shows one vehicle, whichever it is. */
  vehicles: "vehicles",
  vehicle: (vin: string) => `vehicle:${vin}`,
  /** Not a page: cached answers of the services are cleared with every tag. */
  redirects: "redirects",
} as const;
