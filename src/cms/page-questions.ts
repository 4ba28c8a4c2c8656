import type { Page } from "#api/models/page.ts";
import { faqBlock } from "#contract/blocks/faq.ts";
import { findBlocks } from "#contract/blocks/find-block.ts";

/** The questions of all parts of a page: search engines want to be told of them once. */
export const pageQuestions = (components: Page["components"]) =>
  findBlocks(components, faqBlock).flatMap(({ items }) => items);
