import { emptySearchQuery, sorts, withoutValues } from "#domain/search-query.ts";
import { loadDealers } from "#features/dealers/load-dealers.ts";
import { loadDropdowns } from "#features/search/load-dropdowns.ts";
import { loadSearch } from "#features/search/load-search.ts";
import { env } from "#platform/env.ts";
import { type BlockContext, block, headingBlock, type Registry } from "./block.ts";
import { ArticleBlock } from "./blocks/article/article-block.tsx";
import { articleSchema } from "./blocks/article/schema.ts";
import { BlogListBlock } from "./blocks/blog-list/blog-list-block.tsx";
import { blogListSchema } from "./blocks/blog-list/schema.ts";
import { BodyTypesBlock } from "./blocks/body-types/body-types-block.tsx";
import { bodyTypesSchema } from "./blocks/body-types/schema.ts";
import { BrandsBlock } from "./blocks/brands/brands-block.tsx";
import { brandsSchema } from "./blocks/brands/schema.ts";
import { DealerLocatorBlock } from "./blocks/dealer-locator/dealer-locator-block.tsx";
import { type DealerLocatorData, dealerLocatorSchema } from "./blocks/dealer-locator/schema.ts";
import { FiguresTableBlock } from "./blocks/figures-table/figures-table-block.tsx";
import { figuresTableSchema } from "./blocks/figures-table/schema.ts";
import { FinanceSimulatorBlock } from "./blocks/finance-simulator/finance-simulator-block.tsx";
import { financeSimulatorSchema } from "./blocks/finance-simulator/schema.ts";
import { HeroBlock } from "./blocks/hero/hero-block.tsx";
import { type HeroData, heroSchema } from "./blocks/hero/schema.ts";
import { LatestArticlesBlock } from "./blocks/latest-articles/latest-articles-block.tsx";
import { latestArticlesSchema } from "./blocks/latest-articles/schema.ts";
import { ReviewsBlock } from "./blocks/reviews/reviews-block.tsx";
import { reviewsSchema } from "./blocks/reviews/schema.ts";
import { type SearchData, searchSchema } from "./blocks/search/schema.ts";
import { SearchBlock } from "./blocks/search/search-block.tsx";
import { sellBannerSchema } from "./blocks/sell-banner/schema.ts";
import { SellBannerBlock } from "./blocks/sell-banner/sell-banner-block.tsx";
import { type VehicleRowData, vehicleRowSchema } from "./blocks/vehicle-row/schema.ts";
import { VehicleRowBlock } from "./blocks/vehicle-row/vehicle-row-block.tsx";
import { UnavailableDealers } from "./frame/unavailable-dealers.tsx";
import { UnavailableVehicles } from "./frame/unavailable-vehicles.tsx";
import { textBlocks } from "./text-blocks.tsx";
import { loadWholeList } from "./whole-list.ts";

const headingLevel = ({ index }: BlockContext): 1 | 2 => (index === 0 ? 1 : 2);

/** The home page's beginning works without options: the search form then asks for less. */
const renderHero = async (data: HeroData, context: BlockContext) => {
  const { locale } = context;
  const [dropdowns, stock] = data.search
    ? await Promise.all([
        loadDropdowns(locale),
        loadSearch(locale, { preset: {}, query: emptySearchQuery, limit: 1, example: true }),
      ])
    : [];
  const brands = dropdowns?.ok
    ? dropdowns.value.brands.map(({ id, value }) => ({ value: id, text: value }))
    : [];
  const newestYear = dropdowns?.ok ? dropdowns.value.years.max : new Date().getFullYear();
  return (
    <HeroBlock
      data={data}
      level={headingLevel(context)}
      brands={brands}
      newestYear={newestYear}
      example={stock?.ok ? stock.value.example : undefined}
    />
  );
};

const renderSearch = async (data: SearchData, context: BlockContext) => {
  const { locale, query, notices } = context;
  const answer = await loadSearch(locale, {
    kind: data.kind,
    preset: data.filters,
    dealers: data.dealers,
    query,
    example: true,
  });
  if (!answer.ok) return <UnavailableVehicles heading={data.heading} level={headingLevel(context)} />;
  const { ignored } = answer.value;
  return (
    <SearchBlock
      {...context}
      data={data}
      result={answer.value}
      whole={await loadWholeList(data, locale)}
      query={withoutValues(query, ignored)}
      notices={[...notices, ...ignored.map((left) => ({ kind: "unknown-value" as const, ...left }))]}
    />
  );
};

const renderVehicleRow = async (data: VehicleRowData, context: BlockContext) => {
  const { locale } = context;
  const sort = sorts.find((known) => known === data.sort) ?? emptySearchQuery.sort;
  const query = { ...emptySearchQuery, sort };
  const answer = await loadSearch(locale, {
    kind: data.kind,
    preset: data.filters,
    dealers: data.dealers,
    query,
    limit: data.limit,
  });
  if (!answer.ok) return <UnavailableVehicles heading={data.heading} level={2} />;
  return <VehicleRowBlock data={data} result={answer.value} locale={locale} />;
};

const renderDealerLocator = async (data: DealerLocatorData, context: BlockContext) => {
  const dealers = await loadDealers(context.locale);
  if (!dealers.ok) return <UnavailableDealers heading={data.heading} />;
  const valuing = env().DEALER_SERVICES_CEV;
  return <DealerLocatorBlock {...context} data={data} dealers={dealers.value} valuing={valuing} />;
};

/** What a content page may be made of, by the key that the content service uses. */
export const contentRegistry: Registry = {
  ...textBlocks,
  article: headingBlock(articleSchema, (data, { locale, path, index }) => (
    <ArticleBlock data={data} locale={locale} path={path} index={index} />
  )),
  "blog-list": headingBlock(blogListSchema, (data, { locale, path, index, query }) => (
    <BlogListBlock data={data} page={query.page} locale={locale} path={path} index={index} />
  )),
  "body-types": block(bodyTypesSchema, (data) => <BodyTypesBlock data={data} />),
  brands: block(brandsSchema, (data) => <BrandsBlock data={data} />),
  "dealer-locator": block(dealerLocatorSchema, renderDealerLocator),
  "figures-table": block(figuresTableSchema, (data) => <FiguresTableBlock data={data} />),
  "finance-simulator": block(financeSimulatorSchema, (data, { blockId, path, asked, locale }) => (
    <FinanceSimulatorBlock data={data} blockId={blockId} path={path} asked={asked} locale={locale} />
  )),
  hero: headingBlock(heroSchema, renderHero),
  "latest-articles": block(latestArticlesSchema, (data) => <LatestArticlesBlock data={data} />),
  reviews: block(reviewsSchema, (data) => <ReviewsBlock data={data} />),
  search: headingBlock(searchSchema, renderSearch),
  "sell-banner": block(sellBannerSchema, (data) => <SellBannerBlock data={data} />),
  "vehicle-row": block(vehicleRowSchema, renderVehicleRow),
};
