import { listFiles } from "#demo/files/list-files.ts";
import { pairTranslations } from "#demo/files/pair-translations.ts";
import type { Locale } from "#platform/locale.ts";
import { readBlockPage } from "./read-block-page.ts";
import { readTextPage } from "./read-text-page.ts";
import type { WrittenPage, WrittenPages } from "./written-page.ts";

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
