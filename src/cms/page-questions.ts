import { faqBlock } from "#contract/blocks/faq.ts";
import { findBlocks } from "#contract/blocks/find-block.ts";
import type { Page } from "#contract/page.ts";

/** The questions of all parts of a page: search engines want to be told of them once. */
export const pageQuestions = (components: Page["components"]) =>
  findBlocks(components, faqBlock).flatMap(({ items }) => items);
