import type { ReactElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { toCard } from "#api/models/card.ts";
import { toDealers } from "#api/models/dealer.ts";
import { toDropdowns } from "#api/models/dropdowns.ts";
import { toPage } from "#api/models/page.ts";
import { facetsOf, toFiltered } from "#api/models/search.ts";
import { toVehicle } from "#api/models/vehicle.ts";
import { blogListBlock } from "#contract/blocks/blog-list.ts";
import { faqBlock } from "#contract/blocks/faq.ts";
import { financeSimulatorBlock } from "#contract/blocks/finance-simulator.ts";
import { reviewsBlock } from "#contract/blocks/reviews.ts";
import { sellBannerBlock } from "#contract/blocks/sell-banner.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { vehicleLine } from "#features/leads/vehicle-line.ts";
import { buildComparison } from "#features/shortlist/comparison/build-comparison.ts";
import { buildSpecifications } from "#features/shortlist/specifications/build-specifications.ts";
import { locales } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";

const dropdowns = async () => ok(toDropdowns({}));
vi.mock("#api/load-dropdowns.ts", () => ({ loadDropdowns: dropdowns, loadConditions: dropdowns }));
vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { VehicleCard } = await import("#features/vehicle/vehicle-card/vehicle-card.tsx");
const { VehicleDetailBlock } = await import("./vehicle-detail/vehicle-detail-block.tsx");
const { DealerLocatorBlock } = await import("./dealer-locator/dealer-locator-block.tsx");
const { SearchBlock } = await import("./search/search-block.tsx");
const { SiteFooter } = await import("../frame/site-footer.tsx");
const { SiteHeader } = await import("../frame/site-header.tsx");
const { BlogListBlock } = await import("./blog-list/blog-list-block.tsx");
const { FaqBlock } = await import("./faq/faq-block.tsx");
const { FinanceSimulatorBlock } = await import("./finance-simulator/finance-simulator-block.tsx");
const { ReviewsBlock } = await import("./reviews/reviews-block.tsx");
const { SellBannerBlock } = await import("./sell-banner/sell-banner-block.tsx");

const vin = "VSSZZZ1SPEC000000";
const gaps = /undefined|NaN|\[object|>null<|"null"|Infinity/;
const heading = "Lo que hay";

describe.each(locales)("the least that a service may say is shown without gaps in %s", (locale) => {
  beforeEach(() => speak(locale));
  const caller = { locale };
  const vehicle = toVehicle({}, { input: { params: { vin } }, caller });
  const page = toPage({}, { input: { params: { slug: "x" } }, caller });
  const dealers = toDealers([{ id: "11", municipality: "Madrid", dealerService: "CP", dealerCode: "M001" }]);
  const options = toDropdowns({ brands: [{ value: "Seat" }] });
  const [found] = toFiltered(
    { components: [{ id: "s", key: "search", data: { vehicles: [{ vin }, { vin }] } }] },
    { input: { body: { components: [{ data: {} }] } }, caller },
  ).components;
  if (!found) throw new Error("no component came back");
  const block = { blockId: "b", path: "/x/", slug: "x", index: 0, locale, trail: [], notices: [] };
  const context = { ...block, query: emptySearchQuery, pageQuery: {}, simulation: {} };

  test.each<[string, () => ReactElement]>([
    [
      "a card",
      () => <VehicleCard vehicle={toCard({ vin }, locale)} favourite={null} compare={null} sizes="1px" />,
    ],
    [
      "a vehicle",
      () => (
        <VehicleDetailBlock
          {...{ vehicle, locale, history: [], similar: [], vehicleQuery: {}, now: new Date(0) }}
          reservationDeposit={undefined}
          homeDeliveryCost={undefined}
        />
      ),
    ],
    [
      "dealers",
      () => (
        <DealerLocatorBlock
          {...context}
          data={{ heading, places: [], lists: [] }}
          {...{ dealers }}
          valuing={[]}
        />
      ),
    ],
    [
      "a dealer",
      () => (
        <DealerLocatorBlock
          {...context}
          data={{ heading, places: [], lists: [], dealers: ["M001"] }}
          {...{ dealers }}
          valuing={[]}
        />
      ),
    ],
    [
      "a list",
      () => (
        <SearchBlock
          {...context}
          data={{ heading, filters: {} }}
          result={{ ...found.data, facets: facetsOf(options) }}
        />
      ),
    ],
    ["a footer", () => <SiteFooter footer={page.footer} locale={locale} />],
    [
      "a header",
      () => (
        <SiteHeader
          {...{ locale, header: page.header, alternates: page.alternates, path: "/x/" }}
          help={undefined}
          results={undefined}
        />
      ),
    ],
    ["articles", () => <BlogListBlock {...context} page={1} data={blogListBlock.data.parse({ heading })} />],
    ["questions", () => <FaqBlock index={0} data={faqBlock.data.parse({ heading })} />],
    ["reviews", () => <ReviewsBlock data={reviewsBlock.data.parse({ heading })} />],
    ["an invitation to sell", () => <SellBannerBlock data={sellBannerBlock.data.parse({ heading })} />],
    [
      "a simulator",
      () => <FinanceSimulatorBlock {...context} data={financeSimulatorBlock.data.parse({ heading })} />,
    ],
  ])("%s", async (_, render) => {
    expect(await renderMarkup(render())).not.toMatch(gaps);
  });

  test.each<[string, () => unknown]>([
    ["a comparison", () => buildComparison([ok(vehicle), ok(vehicle)], locale)],
    ["specifications", () => buildSpecifications(vehicle, locale)],
    ["a line about a vehicle", () => vehicleLine(toCard({ vin }, locale), locale, undefined)],
  ])("%s", (_, build) => {
    expect(JSON.stringify(build())).not.toMatch(/undefined|NaN|Infinity/);
  });

  test("a vehicle twice in a list is one", () => {
    expect(found.data.vehicles.map((card) => card.vin)).toEqual([vin]);
  });
});
