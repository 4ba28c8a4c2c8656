import { z } from "zod";
import { dealers } from "./dealer.ts";
import { dropdowns } from "./dropdowns.ts";
import type { Endpoint } from "./endpoint.ts";
import { field } from "./field.ts";
import { quote, quoteQuery } from "./finance.ts";
import { interpretation, interpretQuery } from "./interpretation.ts";
import { ours } from "./ours.ts";
import { page, redirectTarget } from "./page.ts";
import { pageChanges, pageChangesQuery } from "./page-changes.ts";
import { siteSeo } from "./page-seo.ts";
import { dateTime, euros, identifier, queryNumber, vin } from "./primitives.ts";
import { componentFiltered, componentFilteredBody } from "./search.ts";
import { shop } from "./shop.ts";
import { sitemapEntries, sitemapKind, sitemapParts } from "./sitemap.ts";
import { stock } from "./stock.ts";
import { footprintBody } from "./tracking.ts";
import { brands, models, modelVersions } from "./trade-in-catalogue.ts";
import { similarVehicles } from "./vehicle-card.ts";
import { vehicleDetail } from "./vehicle-detail.ts";

/** Extension: the prices that a vehicle has had, oldest first. */
const priceHistory = z.object({
  prices: field(
    z.array(
      z.object({
        from: field(dateTime, "Since when it has cost that"),
        price: field(euros, "Cash price", 15_490),
      }),
    ),
    "Prices, oldest first; the last one is the present price",
  ),
});

/** Extension: what a cached page overlays within seconds. */
const vehicleStatuses = z.object({
  statuses: field(
    z.array(
      z.object({
        vin,
        reserved: field(z.boolean(), "Whether it is reserved", false),
        bought: field(z.boolean(), "Whether it is sold", false),
      }),
    ),
    "Vehicles of the request that the service knows",
  ),
});

const byVin = z.object({ vin });

/** The site's path characters and, between its slashes, no dots that could lead elsewhere. */
const slug = field(
  z
    .string()
    .max(300)
    .regex(
      /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/,
      "letters, digits and hyphens, with single slashes between them",
    ),
  "Path of the page without the first and the last slash and, in Portuguese, without `pt`; `home` is the home page",
  "listado-coches-segunda-mano",
);

const brandId = field(identifier, "Id of the brand (`GET /brands`)", "seat");
const year = field(
  queryNumber.optional(),
  "Year of the first registration; left out, all are answered",
  2019,
);

/** What a visitor reads without being known: content, vehicles, dealers, and the page views that are left behind. */
export const readingEndpoints = {
  page: {
    summary: "A content page by its slug, in the language of the call",
    description:
      "Slugs are paths without the outer slashes: `home` is the home page, `error` the page of the 404. The shop renders each component by its `key`; it keeps the answer for minutes and serves it for up to seven days when the service fails. The page of a vehicle that was sold over 30 days ago is 410.",
    errors: ["not-found", "gone"],
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
    description:
      "Called for each list of vehicles, with what the visitor has chosen. `slug` lets a search lead to the page that is about it, such as that of a brand.",
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
    description: "What the head of every page holds.",
    service: "content",
    method: "GET",
    path: "/seo",
    token: "none",
    idempotent: true,
    data: siteSeo,
  },
  shop: {
    summary: "Whose shop it is, and how it looks",
    description:
      "Called when a storefront starts, and again when the tag `content` is invalidated. Without it name and logo are those of the pages' header, and the rest is as the storefront is configured.",
    service: "content",
    method: "GET",
    path: "/shop",
    token: "none",
    idempotent: true,
    extension: true,
    data: shop,
  },
  pageChanges: {
    summary: "What has changed of what pages show",
    description:
      "Each process of a storefront calls it all the time, from its start on, and the service answers as soon as something has changed. Then pages are stored until they change; without the call for a minute, or until `POST /api/revalidate` of the storefront is called.",
    service: "data",
    method: "GET",
    path: "/page-changes",
    token: "none",
    idempotent: true,
    extension: true,
    query: pageChangesQuery,
    data: pageChanges,
  },
  redirects: {
    summary: "Where a path leads",
    description: "Called before a page for every path. Without it nothing is redirected.",
    errors: ["not-found"],
    service: "content",
    method: "GET",
    path: "/redirects",
    token: "none",
    idempotent: true,
    extension: true,
    query: z.object({
      path: field(z.string().max(2000), "Path that was requested, with its slashes", "/viejo/camino/"),
    }),
    data: redirectTarget,
  },
  sitemapParts: {
    summary: "How the addresses of the site are divided into sitemaps",
    description: "Called when a search engine reads the sitemap. Without it the shop has none of its own.",
    service: "content",
    method: "GET",
    path: "/sitemap",
    token: "none",
    idempotent: true,
    extension: true,
    data: sitemapParts,
  },
  sitemapEntries: {
    summary: "Pages of one sitemap that search engines should know, in every language",
    description:
      "Called for one file of the sitemap, as often as `next` is answered. None that is not to be indexed.",
    service: "content",
    method: "GET",
    path: "/sitemap/{kind}",
    token: "none",
    idempotent: true,
    extension: true,
    params: z.object({ kind: sitemapKind }),
    query: z.object({
      part: field(queryNumber.int().min(1).max(10_000), "Number of the file, from 1", 1),
      after: field(
        queryNumber.int().min(0).max(2_147_483_647).optional(),
        "`next` of the answer before; from the beginning when left out",
        5000,
      ),
    }),
    data: sitemapEntries,
  },
  dropdowns: {
    summary: "Options of the filters and constants of the finance calculation",
    description:
      "Fills the boxes of the filters where a search answers no facets, and the finance calculation.",
    service: "data",
    method: "POST",
    path: "/vehicle/dropdowns",
    token: "none",
    idempotent: true,
    data: dropdowns,
  },
  interpretSearch: {
    summary: "The filters that a typed text means",
    description:
      "Called by the text search. Without it the words of a text count as unknown. Typing slips are forgiven.",
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
    description: "Everything that the page of a vehicle shows. 404 makes the page a 404.",
    errors: ["not-found"],
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
    description: "A row on the page of a vehicle; without it the row is left out.",
    errors: ["not-found"],
    service: "data",
    method: "POST",
    path: "/vehicle/{vin}/similar",
    token: "none",
    idempotent: true,
    params: byVin,
    body: z.object({
      limit: field(z.int().min(1).max(24).optional(), "At most so many vehicles", 6),
    }),
    encoding: "json",
    data: similarVehicles,
  },
  vehicleStatuses: {
    summary: "Whether vehicles are reserved or bought, as of now",
    description:
      "Called when a page that was stored before is opened, so that it is right within seconds. Without it a page shows what it was stored with.",
    service: "data",
    method: "POST",
    path: "/vehicle/statuses",
    token: "none",
    idempotent: true,
    extension: true,
    body: z.object({ vins: field(z.array(vin).max(60), "Vehicles that are asked about") }),
    encoding: "json",
    data: vehicleStatuses,
  },
  priceHistory: {
    summary: "The prices that a vehicle has had",
    description: "A part of the page of a vehicle; without it the part is left out.",
    errors: ["not-found"],
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
    description:
      "Called by the finance simulation, and for the credit step of a reservation. A deposit or term that is not offered is moved to the nearest that is.",
    errors: ["not-found"],
    service: "data",
    method: "GET",
    path: "/finance/{vin}",
    token: "none",
    idempotent: true,
    params: byVin,
    query: quoteQuery,
    data: quote,
  },
  stock: {
    summary: "The vehicles of a market that can be bought, piece by piece",
    description:
      "Called for the feeds of vehicles (`/feeds/google-es.csv`), for one batch after the other. Without it each vehicle of the lists is read by its VIN.",
    service: "data",
    method: "GET",
    path: "/stock",
    token: "none",
    idempotent: true,
    extension: true,
    query: z.object({
      after: field(
        queryNumber.int().min(0).optional(),
        "`next` of the answer before; left out for the first",
        5000,
      ),
    }),
    data: stock,
  },
  dealers: {
    summary: "All dealers",
    description:
      "Dealers of the locator, of forms and of the trade-in. The service group decides what a dealer is offered for.",
    service: "data",
    method: "GET",
    path: "/dealers/v2",
    token: "none",
    idempotent: true,
    data: dealers,
  },
  brands: {
    summary: "Brands that the trade-in knows",
    description: "First list of the trade-in, when the plate is unknown.",
    service: "data",
    method: "GET",
    path: "/brands",
    token: "none",
    idempotent: true,
    data: brands,
  },
  models: {
    summary: "Models of a brand sold in a year",
    description: "Second list of the trade-in.",
    errors: ["not-found"],
    service: "data",
    method: "GET",
    path: "/brands/{brandId}/models/v2",
    token: "none",
    idempotent: true,
    params: z.object({ brandId }),
    query: z.object({ year }),
    data: models,
  },
  modelVersions: {
    summary: "Versions of a model sold in a year",
    description: "Third list of the trade-in.",
    errors: ["not-found"],
    service: "data",
    method: "GET",
    path: "/brands/{brandId}/models/v2/{modelId}/version",
    token: "none",
    idempotent: true,
    params: z.object({
      brandId,
      modelId: field(identifier, "Id of the model (`GET /brands/{brandId}/models/v2`)", "leon"),
    }),
    query: z.object({ year }),
    data: modelVersions,
  },
  footprint: {
    summary: "Records an activity",
    description:
      "Sent without waiting. An activity of a customer without consent carries nothing that identifies them.",
    service: "data",
    method: "POST",
    path: "/footprint",
    token: "optional",
    idempotent: false,
    body: footprintBody,
    encoding: "json",
    data: field(
      z.object({ recorded: ours(z.boolean(), "Whether it was recorded", true) }).nullish(),
      "Nothing that the storefront uses",
    ),
  },
} as const satisfies Record<string, Endpoint>;
