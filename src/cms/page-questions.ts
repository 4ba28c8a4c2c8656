import type { Page } from "#api/models/page.ts";
import { faqBlock } from "#contract/blocks/faq.ts";
import { findBlocks } from "#contract/blocks/find-block.ts";

/** The FAQ entries of all blocks of a page, each once, for structured data. */
export const pageQuestions = (components: Page["components"]) =>
  findBlocks(components, faqBlock).flatMap(({ items }) => items);
