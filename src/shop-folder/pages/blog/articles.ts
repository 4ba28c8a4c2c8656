import { z } from "zod";
import { paints, segments } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { checkWritten } from "#shop-folder/files/check-written.ts";
import { inLanguages, pairTranslations } from "#shop-folder/files/pair-translations.ts";
import { type FileText, filesBelow, type ShopFolder, textOf } from "#shop-folder/files/shop-folder.ts";
import { splitFrontMatter } from "#shop-folder/markdown/split-front-matter.ts";
import { sceneBackdrops, sceneViews } from "../scenes.ts";
import type { Article, ArticleText } from "./article.ts";

const text = z.string().min(1);

const facts = z.strictObject({
  slug: z.string().regex(/^blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/, "expected blog/ and words between hyphens"),
  date: z.iso.date("expected a day such as 2026-11-20"),
  title: text,
  summary: text.min(70, "expected 70 letters or more").max(170, "expected 170 letters or fewer"),
  picture: z.union([
    z.strictObject({ file: text, shows: text }),
    z.strictObject({
      body: z.enum(segments),
      paint: z.enum(paints),
      view: z.enum(sceneViews),
      backdrop: z.enum(sceneBackdrops).optional(),
      shows: text,
    }),
  ]),
  checks: z.array(z.strictObject({ name: text, address: z.url({ protocol: /^https$/ }) })).min(1),
});

const readArticle = (file: FileText): ArticleText => {
  const { facts: written, body } = splitFrontMatter(file);
  return { ...checkWritten(written, facts), body, written };
};

/**
 * The articles of a folder, by the name under which others lead to them: `firstMotorbike.es.md` is `{article:firstMotorbike}`.
 * @throws ShopFileError that names file, line and field of what is wrong with the facts
 */
export const readArticles = (
  folder: ShopFolder,
  languages: readonly Locale[],
): ReadonlyMap<string, Article> =>
  new Map(
    [...pairTranslations(filesBelow(folder, "articles"), ["md"], languages)].map(([name, files]) => [
      name,
      inLanguages(languages, (locale) => readArticle(textOf(folder, files[locale]))),
    ]),
  );
