import { bannerBlock } from "#contract/blocks/banner.ts";
import { benefitsBlock } from "#contract/blocks/benefits.ts";
import { faqBlock } from "#contract/blocks/faq.ts";
import { linkGridBlock } from "#contract/blocks/link-grid.ts";
import { richTextBlock } from "#contract/blocks/rich-text.ts";
import { stepsBlock } from "#contract/blocks/steps.ts";
import { titleBlock } from "#contract/blocks/title.ts";
import { headingRendererOf, type RenderedBlock, rendererOf } from "./block.ts";
import { BannerBlock } from "./blocks/banner/banner-block.tsx";
import { BenefitsBlock } from "./blocks/benefits/benefits-block.tsx";
import { FaqBlock } from "./blocks/faq/faq-block.tsx";
import { LinkGridBlock } from "./blocks/link-grid/link-grid-block.tsx";
import { RichTextBlock } from "./blocks/rich-text/rich-text-block.tsx";
import { StepsBlock } from "./blocks/steps/steps-block.tsx";
import { TitleBlock } from "./blocks/title/title-block.tsx";

/** Blocks of text and links, for any page. */
export const textBlocks: readonly RenderedBlock[] = [
  rendererOf(bannerBlock, (data, { blockId }) => <BannerBlock data={data} id={blockId} />),
  rendererOf(benefitsBlock, (data) => <BenefitsBlock data={data} />),
  rendererOf(faqBlock, (data, { index }) => <FaqBlock data={data} index={index} />),
  rendererOf(linkGridBlock, (data) => <LinkGridBlock data={data} />),
  rendererOf(richTextBlock, (data) => <RichTextBlock data={data} />),
  rendererOf(stepsBlock, (data) => <StepsBlock data={data} />),
  headingRendererOf(titleBlock, (data, { index }) => <TitleBlock data={data} index={index} />),
];
