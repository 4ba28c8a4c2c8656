import { z } from "zod";
import type { Locale } from "#platform/locale.ts";
import { checkWritten } from "#shop-folder/files/check-written.ts";
import { inLanguages, pairTranslations } from "#shop-folder/files/pair-translations.ts";
import { placedTexts } from "#shop-folder/files/placed-text.ts";
import { type FileText, filesBelow, type ShopFolder, textOf } from "#shop-folder/files/shop-folder.ts";
import { splitFrontMatter } from "#shop-folder/markdown/split-front-matter.ts";
import { writeBlocks } from "#shop-folder/markdown/write-blocks.ts";
import { pageFacts } from "./page-facts.ts";
import { readBlockPage } from "./read-block-page.ts";
import type { WrittenPage, WrittenPages } from "./written-page.ts";

const facts = pageFacts.extend({ heading: z.string().min(1), text: z.string().min(1) });

/**
 * Reads a page of text, a file of Markdown whose facts are its address, its heading and a sentence below it.
 * @param name by which others lead to it
 * @throws ShopFileError that names file, line and field of what is wrong
 */
const readTextPage = (file: FileText, name: string): WrittenPage => {
  const { facts: written, body } = splitFrontMatter(file);
  const { slug, kind, heading, text, ...seo } = checkWritten(written, facts);
  const components = [
    { id: "title", key: "title", data: { heading, text } },
    { id: name, key: "rich-text", data: { blocks: writeBlocks(body) } },
  ];
  return { slug, kind, text: { seo, components }, written, texts: [...placedTexts(written), body] };
};

const readPage = (file: FileText, name: string, locale: Locale): WrittenPage =>
  file.file.endsWith(".md") ? readTextPage(file, name) : readBlockPage(file, locale);

/**
 * The pages of a folder, by the name under which others lead to them: `home.es.yaml` is `{path:home}`.
 * @throws ShopFileError that names file, line and field of what is wrong
 */
export const readPages = (
  folder: ShopFolder,
  languages: readonly Locale[],
): ReadonlyMap<string, WrittenPages> =>
  new Map(
    [...pairTranslations(filesBelow(folder, "pages"), ["yaml", "md"], languages)].map(([name, files]) => [
      name,
      inLanguages(languages, (locale) => readPage(textOf(folder, files[locale]), name, locale)),
    ]),
  );
