import { bannerBlock } from "#contract/blocks/banner.ts";
import { benefitsBlock } from "#contract/blocks/benefits.ts";
import { faqBlock } from "#contract/blocks/faq.ts";
import { linkGridBlock } from "#contract/blocks/link-grid.ts";
import { richTextBlock } from "#contract/blocks/rich-text.ts";
import { stepsBlock } from "#contract/blocks/steps.ts";
import { titleBlock } from "#contract/blocks/title.ts";
import { type DrawnBlock, draw, drawHeading } from "./block.ts";
import { BannerBlock } from "./blocks/banner/banner-block.tsx";
import { BenefitsBlock } from "./blocks/benefits/benefits-block.tsx";
import { FaqBlock } from "./blocks/faq/faq-block.tsx";
import { LinkGridBlock } from "./blocks/link-grid/link-grid-block.tsx";
import { RichTextBlock } from "./blocks/rich-text/rich-text-block.tsx";
import { StepsBlock } from "./blocks/steps/steps-block.tsx";
import { TitleBlock } from "./blocks/title/title-block.tsx";

/** Blocks of words and links, which any page may carry. */
export const textBlocks: readonly DrawnBlock[] = [
  draw(bannerBlock, (data) => <BannerBlock data={data} />),
  draw(benefitsBlock, (data) => <BenefitsBlock data={data} />),
  draw(faqBlock, (data, { index }) => <FaqBlock data={data} index={index} />),
  draw(linkGridBlock, (data) => <LinkGridBlock data={data} />),
  draw(richTextBlock, (data) => <RichTextBlock data={data} />),
  draw(stepsBlock, (data) => <StepsBlock data={data} />),
  drawHeading(titleBlock, (data, { index }) => <TitleBlock data={data} index={index} />),
];
