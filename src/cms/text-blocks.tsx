import { block, headingBlock, type Registry } from "./block.ts";
import { BannerBlock } from "./blocks/banner/banner-block.tsx";
import { bannerSchema } from "./blocks/banner/schema.ts";
import { BenefitsBlock } from "./blocks/benefits/benefits-block.tsx";
import { benefitsSchema } from "./blocks/benefits/schema.ts";
import { FaqBlock } from "./blocks/faq/faq-block.tsx";
import { faqSchema } from "./blocks/faq/schema.ts";
import { LinkGridBlock } from "./blocks/link-grid/link-grid-block.tsx";
import { linkGridSchema } from "./blocks/link-grid/schema.ts";
import { RichTextBlock } from "./blocks/rich-text/rich-text-block.tsx";
import { richTextSchema } from "./blocks/rich-text/schema.ts";
import { stepsSchema } from "./blocks/steps/schema.ts";
import { StepsBlock } from "./blocks/steps/steps-block.tsx";
import { titleSchema } from "./blocks/title/schema.ts";
import { TitleBlock } from "./blocks/title/title-block.tsx";

/** Blocks of words and links, which any page may carry. */
export const textBlocks: Registry = {
  banner: block(bannerSchema, (data) => <BannerBlock data={data} />),
  benefits: block(benefitsSchema, (data) => <BenefitsBlock data={data} />),
  faq: block(faqSchema, (data, { index }) => <FaqBlock data={data} index={index} />),
  "link-grid": block(linkGridSchema, (data) => <LinkGridBlock data={data} />),
  "rich-text": block(richTextSchema, (data) => <RichTextBlock data={data} />),
  steps: block(stepsSchema, (data) => <StepsBlock data={data} />),
  title: headingBlock(titleSchema, (data, { index }) => <TitleBlock data={data} index={index} />),
};
