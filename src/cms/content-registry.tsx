import { articleBlock } from "#contract/blocks/article.ts";
import { blogListBlock } from "#contract/blocks/blog-list.ts";
import { bodyTypesBlock } from "#contract/blocks/body-types.ts";
import { brandsBlock } from "#contract/blocks/brands.ts";
import { dealerLocatorBlock } from "#contract/blocks/dealer-locator.ts";
import { figuresTableBlock } from "#contract/blocks/figures-table.ts";
import { financeSimulatorBlock } from "#contract/blocks/finance-simulator.ts";
import { heroBlock } from "#contract/blocks/hero.ts";
import { latestArticlesBlock } from "#contract/blocks/latest-articles.ts";
import { reviewsBlock } from "#contract/blocks/reviews.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { sellBannerBlock } from "#contract/blocks/sell-banner.ts";
import { slidesBlock } from "#contract/blocks/slides.ts";
import { vehicleRowBlock } from "#contract/blocks/vehicle-row.ts";
import { headingRendererOf, registryOf, rendererOf } from "./block.ts";
import { ArticleBlock } from "./blocks/article/article-block.tsx";
import { BlogListBlock } from "./blocks/blog-list/blog-list-block.tsx";
import { BodyTypesBlock } from "./blocks/body-types/body-types-block.tsx";
import { BrandsBlock } from "./blocks/brands/brands-block.tsx";
import { renderDealerLocator } from "./blocks/dealer-locator/render-dealer-locator.tsx";
import { FiguresTableBlock } from "./blocks/figures-table/figures-table-block.tsx";
import { FinanceSimulatorBlock } from "./blocks/finance-simulator/finance-simulator-block.tsx";
import { headingLevel, renderHero } from "./blocks/hero/render-hero.tsx";
import { LatestArticlesBlock } from "./blocks/latest-articles/latest-articles-block.tsx";
import { ReviewsBlock } from "./blocks/reviews/reviews-block.tsx";
import { renderSearch } from "./blocks/search/render-search.tsx";
import { SellBannerBlock } from "./blocks/sell-banner/sell-banner-block.tsx";
import { SlidesBlock } from "./blocks/slides/slides-block.tsx";
import { renderVehicleRow } from "./blocks/vehicle-row/render-vehicle-row.tsx";
import { textBlocks } from "./text-blocks.tsx";

/** Blocks of content pages, by the key that the content service uses. */
export const contentRegistry = registryOf(
  ...textBlocks,
  headingRendererOf(articleBlock, (data, { locale, path, index }) => (
    <ArticleBlock data={data} locale={locale} path={path} index={index} />
  )),
  headingRendererOf(blogListBlock, (data, { locale, path, index, query }) => (
    <BlogListBlock data={data} page={query.page} locale={locale} path={path} index={index} />
  )),
  rendererOf(bodyTypesBlock, (data) => <BodyTypesBlock data={data} />),
  rendererOf(brandsBlock, (data) => <BrandsBlock data={data} />),
  headingRendererOf(dealerLocatorBlock, renderDealerLocator),
  rendererOf(figuresTableBlock, (data) => <FiguresTableBlock data={data} />),
  headingRendererOf(financeSimulatorBlock, (data, context) => (
    <FinanceSimulatorBlock {...context} data={data} />
  )),
  headingRendererOf(heroBlock, renderHero),
  rendererOf(latestArticlesBlock, (data) => <LatestArticlesBlock data={data} />),
  rendererOf(reviewsBlock, (data) => <ReviewsBlock data={data} />),
  headingRendererOf(searchBlock, renderSearch),
  headingRendererOf(sellBannerBlock, (data, context) => (
    <SellBannerBlock data={data} level={headingLevel(context)} />
  )),
  rendererOf(slidesBlock, (data) => <SlidesBlock data={data} />),
  rendererOf(vehicleRowBlock, renderVehicleRow),
);
