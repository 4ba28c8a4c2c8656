import { z } from "zod";
import { dealers } from "./dealer.ts";
import { dropdowns } from "./dropdowns.ts";
import type { Endpoint } from "./endpoint.ts";
import { quote, quoteQuery } from "./finance.ts";
import { interpretation, interpretQuery } from "./interpretation.ts";
import { ours } from "./ours.ts";
import { page, redirectTarget } from "./page.ts";
import { siteSeo } from "./page-seo.ts";
import { dateTime, euros, identifier, queryNumber, vin } from "./primitives.ts";
import { componentFiltered, componentFilteredBody } from "./search.ts";
import { sitemapEntries, sitemapKind, sitemapParts } from "./sitemap.ts";
import { footprintBody } from "./tracking.ts";
import { brands, models, modelVersions } from "./trade-in-catalogue.ts";
import { similarVehicles } from "./vehicle-card.ts";
import { vehicleDetail } from "./vehicle-detail.ts";

/** Extension: the prices that a vehicle has had, oldest first. */
const priceHistory = z.object({
  prices: z.array(z.object({ from: dateTime, price: euros })),
});

/** Extension: what a cached page overlays within seconds. */
const vehicleStatuses = z.object({
  statuses: z.array(z.object({ vin, reserved: z.boolean(), bought: z.boolean() })),
});

const byVin = z.object({ vin });

/** The site's path characters and, between its slashes, no dots that could lead elsewhere. */
const slug = z
  .string()
  .max(300)
  .regex(
    /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/,
    "letters, digits and hyphens, with single slashes between them",
  );

/** What a visitor reads without being known: content, vehicles, dealers, and the page views that are left behind. */
export const readingEndpoints = {
  page: {
    summary:
      "A content page by its slug, in the language of the call; 410 for a vehicle sold over 30 days ago",
    service: "content",
    method: "GET",
    path: "/pages/{slug}",
    token: "none",
    idempotent: true,
    params: z.object({ slug }),
    data: page,
  },
  componentFiltered: {
    summary: "The page and the vehicles that match a Search component's filters",
    service: "content",
    method: "POST",
    path: "/pages/component-filtered",
    token: "none",
    idempotent: true,
    body: componentFilteredBody,
    encoding: "json",
    data: componentFiltered,
  },
  seo: {
    summary: "Metadata of every page for search engines",
    service: "content",
    method: "GET",
    path: "/seo",
    token: "none",
    idempotent: true,
    data: siteSeo,
  },
  redirects: {
    summary: "Where a path leads; 404 when it leads nowhere",
    service: "content",
    method: "GET",
    path: "/redirects",
    token: "none",
    idempotent: true,
    extension: true,
    query: z.object({ path: z.string().max(2000) }),
    data: redirectTarget,
  },
  sitemapParts: {
    summary: "How the addresses of the site are divided into sitemaps",
    service: "content",
    method: "GET",
    path: "/sitemap",
    token: "none",
    idempotent: true,
    extension: true,
    data: sitemapParts,
  },
  sitemapEntries: {
    summary:
      "Pages of one sitemap that search engines should know, in every language; none that is not to be indexed",
    service: "content",
    method: "GET",
    path: "/sitemap/{kind}",
    token: "none",
    idempotent: true,
    extension: true,
    params: z.object({ kind: sitemapKind }),
    query: z.object({
      part: queryNumber.int().min(1).max(10_000),
      /** `next` of the answer before; from the beginning when left out. */
      after: queryNumber.int().min(0).max(2_147_483_647).optional(),
    }),
    data: sitemapEntries,
  },
  dropdowns: {
    summary: "Options of the filters and constants of the finance calculation",
    service: "data",
    method: "POST",
    path: "/vehicle/dropdowns",
    token: "none",
    idempotent: true,
    data: dropdowns,
  },
  interpretSearch: {
    summary: "The filters that a typed text means; typing slips are forgiven",
    service: "data",
    method: "GET",
    path: "/search/interpret",
    token: "none",
    idempotent: true,
    extension: true,
    query: interpretQuery,
    data: interpretation,
  },
  vehicle: {
    summary: "One vehicle",
    service: "data",
    method: "GET",
    path: "/vehicle/{vin}",
    token: "none",
    idempotent: true,
    params: byVin,
    data: vehicleDetail,
  },
  similarVehicles: {
    summary: "Vehicles like this one that can be bought, best match first",
    service: "data",
    method: "POST",
    path: "/vehicle/{vin}/similar",
    token: "none",
    idempotent: true,
    params: byVin,
    body: z.object({ limit: z.int().min(1).max(24).optional() }),
    encoding: "json",
    data: similarVehicles,
  },
  vehicleStatuses: {
    summary: "Whether vehicles are reserved or bought, as of now",
    service: "data",
    method: "POST",
    path: "/vehicle/statuses",
    token: "none",
    idempotent: true,
    extension: true,
    body: z.object({ vins: z.array(vin).max(60) }),
    encoding: "json",
    data: vehicleStatuses,
  },
  priceHistory: {
    summary: "The prices that a vehicle has had",
    service: "data",
    method: "GET",
    path: "/vehicle/{vin}/price-history",
    token: "none",
    idempotent: true,
    extension: true,
    params: byVin,
    data: priceHistory,
  },
  quote: {
    summary: "A finance quote",
    service: "data",
    method: "GET",
    path: "/finance/{vin}",
    token: "none",
    idempotent: true,
    params: byVin,
    query: quoteQuery,
    data: quote,
  },
  dealers: {
    summary: "All dealers",
    service: "data",
    method: "GET",
    path: "/dealers/v2",
    token: "none",
    idempotent: true,
    data: dealers,
  },
  brands: {
    summary: "Brands that the trade-in knows",
    service: "data",
    method: "GET",
    path: "/brands",
    token: "none",
    idempotent: true,
    data: brands,
  },
  models: {
    summary: "Models of a brand sold in a year",
    service: "data",
    method: "GET",
    path: "/brands/{brandId}/models/v2",
    token: "none",
    idempotent: true,
    params: z.object({ brandId: identifier }),
    query: z.object({ year: queryNumber.optional() }),
    data: models,
  },
  modelVersions: {
    summary: "Versions of a model sold in a year",
    service: "data",
    method: "GET",
    path: "/brands/{brandId}/models/v2/{modelId}/version",
    token: "none",
    idempotent: true,
    params: z.object({ brandId: identifier, modelId: identifier }),
    query: z.object({ year: queryNumber.optional() }),
    data: modelVersions,
  },
  footprint: {
    summary: "Records an activity",
    service: "data",
    method: "POST",
    path: "/footprint",
    token: "optional",
    idempotent: false,
    body: footprintBody,
    encoding: "json",
    data: z.object({ recorded: ours(z.boolean()) }).nullish(),
  },
} as const satisfies Record<string, Endpoint>;
