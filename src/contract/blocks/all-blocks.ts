import type { PageComponent } from "../page.ts";
import { articleBlock } from "./article.ts";
import { bannerBlock } from "./banner.ts";
import { benefitsBlock } from "./benefits.ts";
import { blogListBlock } from "./blog-list.ts";
import { bodyTypesBlock } from "./body-types.ts";
import { brandsBlock } from "./brands.ts";
import { dealerLocatorBlock } from "./dealer-locator.ts";
import type { Block, BlockQuery } from "./define-block.ts";
import { faqBlock } from "./faq.ts";
import { figuresTableBlock } from "./figures-table.ts";
import { financeSimulatorBlock } from "./finance-simulator.ts";
import { heroBlock } from "./hero.ts";
import { latestArticlesBlock } from "./latest-articles.ts";
import { linkGridBlock } from "./link-grid.ts";
import { reviewsBlock } from "./reviews.ts";
import { richTextBlock } from "./rich-text.ts";
import { searchBlock } from "./search.ts";
import { sellBannerBlock } from "./sell-banner.ts";
import { slidesBlock } from "./slides.ts";
import { stepsBlock } from "./steps.ts";
import { titleBlock } from "./title.ts";
import { vehicleDetailBlock } from "./vehicle-detail.ts";
import { vehicleRowBlock } from "./vehicle-row.ts";

/** Everything that a page may be made of. */
export const allBlocks: readonly Block[] = [
  articleBlock,
  bannerBlock,
  benefitsBlock,
  blogListBlock,
  bodyTypesBlock,
  brandsBlock,
  dealerLocatorBlock,
  faqBlock,
  figuresTableBlock,
  financeSimulatorBlock,
  heroBlock,
  latestArticlesBlock,
  linkGridBlock,
  reviewsBlock,
  richTextBlock,
  searchBlock,
  sellBannerBlock,
  slidesBlock,
  stepsBlock,
  titleBlock,
  vehicleDetailBlock,
  vehicleRowBlock,
];

/** The kinds of block on a page, in the order of the table; unknown kinds are left out. */
export const blocksOf = ({
  components,
}: {
  readonly components: readonly PageComponent[];
}): readonly Block[] => {
  const keys = new Set(components.map(({ key }) => key));
  return allBlocks.filter(({ key }) => keys.has(key));
};

/** What the blocks of a page read of its query. */
export const queriesOf = (page: Parameters<typeof blocksOf>[0]): readonly BlockQuery[] =>
  blocksOf(page).flatMap(({ reads }) => reads ?? []);
