import { z } from "zod";
import { checkWritten } from "#demo/files/check-written.ts";
import { listFiles } from "#demo/files/list-files.ts";
import { pairTranslations } from "#demo/files/pair-translations.ts";
import { placedTexts } from "#demo/files/placed-text.ts";
import { splitFrontMatter } from "#demo/markdown/split-front-matter.ts";
import { writeBlocks } from "#demo/markdown/write-blocks.ts";
import type { Locale } from "#platform/locale.ts";
import { pageFacts } from "./page-facts.ts";
import { readBlockPage } from "./read-block-page.ts";
import type { WrittenPage, WrittenPages } from "./written-page.ts";

const facts = pageFacts.extend({ heading: z.string().min(1), text: z.string().min(1) });

/**
 * Reads a page of text, a file of Markdown whose facts are its address, its heading and a sentence below it.
 * @param name by which others lead to it
 * @throws DemoFileError that names file, line and field of what is wrong
 */
const readTextPage = (file: string, name: string): WrittenPage => {
  const { facts: written, body } = splitFrontMatter(file);
  const { slug, kind, heading, text, ...seo } = checkWritten(written, facts);
  const components = [
    { id: "title", key: "title", data: { heading, text } },
    { id: name, key: "rich-text", data: { blocks: writeBlocks(body) } },
  ];
  return { slug, kind, text: { seo, components }, written, texts: [...placedTexts(written), body] };
};

const readPage = (file: string, name: string, locale: Locale): WrittenPage =>
  file.endsWith(".md") ? readTextPage(file, name) : readBlockPage(file, locale);

/**
 * The pages of a folder, by the name under which others lead to them: `home.es.yaml` is `{path:home}`.
 * @throws DemoFileError that names file, line and field of what is wrong
 */
export const readPages = (folder: string): ReadonlyMap<string, WrittenPages> =>
  new Map(
    [...pairTranslations(listFiles(folder), ["yaml", "md"])].map(([name, { es, pt }]) => [
      name,
      { es: readPage(es, name, "es"), pt: readPage(pt, name, "pt") },
    ]),
  );

/** Every page of the demo shop written by hand, except the articles. */
export const writtenPages = readPages("src/demo/texts/pages");
