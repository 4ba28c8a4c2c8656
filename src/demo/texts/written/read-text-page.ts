import { z } from "zod";
import { checkWritten } from "#demo/files/check-written.ts";
import { placedTexts } from "#demo/files/placed-text.ts";
import { splitFrontMatter } from "#demo/markdown/split-front-matter.ts";
import { writeBlocks } from "#demo/markdown/write-blocks.ts";
import { pageFacts } from "./page-facts.ts";
import type { WrittenPage } from "./written-page.ts";

const facts = pageFacts.extend({ heading: z.string().min(1), text: z.string().min(1) });

/**
 * Reads a page of text, a file of Markdown whose facts are its address, its heading and a sentence below it.
 * @param name by which others lead to it
 * @throws DemoFileError that names file, line and field of what is wrong
 */
export const readTextPage = (file: string, name: string): WrittenPage => {
  const { facts: written, body } = splitFrontMatter(file);
  const { slug, kind, heading, text, ...seo } = checkWritten(written, facts);
  const components = [
    { id: "title", key: "title", data: { heading, text } },
    { id: name, key: "rich-text", data: { blocks: writeBlocks(body) } },
  ];
  return { slug, kind, text: { seo, components }, written, texts: [...placedTexts(written), body] };
};
