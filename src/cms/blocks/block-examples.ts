import { articleBlock } from "#contract/blocks/article.ts";
import { bannerBlock } from "#contract/blocks/banner.ts";
import { benefitsBlock } from "#contract/blocks/benefits.ts";
import { blogListBlock } from "#contract/blocks/blog-list.ts";
import { bodyTypesBlock } from "#contract/blocks/body-types.ts";
import { brandsBlock } from "#contract/blocks/brands.ts";
import { dealerLocatorBlock } from "#contract/blocks/dealer-locator.ts";
import type { Block } from "#contract/blocks/define-block.ts";
import { faqBlock } from "#contract/blocks/faq.ts";
import { figuresTableBlock } from "#contract/blocks/figures-table.ts";
import { financeSimulatorBlock } from "#contract/blocks/finance-simulator.ts";
import { heroBlock } from "#contract/blocks/hero.ts";
import { latestArticlesBlock } from "#contract/blocks/latest-articles.ts";
import { linkGridBlock } from "#contract/blocks/link-grid.ts";
import { reviewsBlock } from "#contract/blocks/reviews.ts";
import { richTextBlock } from "#contract/blocks/rich-text.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { sellBannerBlock } from "#contract/blocks/sell-banner.ts";
import { slidesBlock } from "#contract/blocks/slides.ts";
import { stepsBlock } from "#contract/blocks/steps.ts";
import { titleBlock } from "#contract/blocks/title.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import { vehicleRowBlock } from "#contract/blocks/vehicle-row.ts";
import { examples as article } from "./article/examples.ts";
import { examples as banner } from "./banner/examples.ts";
import { examples as benefits } from "./benefits/examples.ts";
import { examples as blogList } from "./blog-list/examples.ts";
import { examples as bodyTypes } from "./body-types/examples.ts";
import { examples as brands } from "./brands/examples.ts";
import { examples as dealerLocator } from "./dealer-locator/examples.ts";
import { examples as faq } from "./faq/examples.ts";
import { examples as figuresTable } from "./figures-table/examples.ts";
import { examples as financeSimulator } from "./finance-simulator/examples.ts";
import { examples as hero } from "./hero/examples.ts";
import { examples as latestArticles } from "./latest-articles/examples.ts";
import { examples as linkGrid } from "./link-grid/examples.ts";
import { examples as reviews } from "./reviews/examples.ts";
import { examples as richText } from "./rich-text/examples.ts";
import { examples as search } from "./search/examples.ts";
import { examples as sellBanner } from "./sell-banner/examples.ts";
import { examples as slides } from "./slides/examples.ts";
import { examples as steps } from "./steps/examples.ts";
import { examples as title } from "./title/examples.ts";
import { examples as vehicleDetail } from "./vehicle-detail/examples.ts";
import { examples as vehicleRow } from "./vehicle-row/examples.ts";

/** Schema and example data of every block, as the content service sends it, for tests and examples. */
export const blockExamples: readonly (readonly [block: Block, examples: readonly unknown[]])[] = [
  [articleBlock, article],
  [bannerBlock, banner],
  [benefitsBlock, benefits],
  [blogListBlock, blogList],
  [bodyTypesBlock, bodyTypes],
  [brandsBlock, brands],
  [dealerLocatorBlock, dealerLocator],
  [faqBlock, faq],
  [figuresTableBlock, figuresTable],
  [financeSimulatorBlock, financeSimulator],
  [heroBlock, hero],
  [latestArticlesBlock, latestArticles],
  [linkGridBlock, linkGrid],
  [reviewsBlock, reviews],
  [richTextBlock, richText],
  [searchBlock, search],
  [sellBannerBlock, sellBanner],
  [slidesBlock, slides],
  [stepsBlock, steps],
  [titleBlock, title],
  [vehicleDetailBlock, vehicleDetail],
  [vehicleRowBlock, vehicleRow],
];
