import { z } from "zod";
import { checkWritten } from "#demo/files/check-written.ts";
import { listFiles } from "#demo/files/list-files.ts";
import { pairTranslations } from "#demo/files/pair-translations.ts";
import { splitFrontMatter } from "#demo/markdown/split-front-matter.ts";
import { paints, segments } from "#domain/vehicle-types.ts";
import { sceneBackdrops, sceneViews } from "../scenes.ts";
import type { Article, ArticleText } from "./article.ts";

const text = z.string().min(1);

const facts = z.strictObject({
  slug: z.string().regex(/^blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/, "expected blog/ and words between hyphens"),
  date: z.iso.date("expected a day such as 2026-11-20"),
  title: text,
  summary: text.min(70, "expected 70 letters or more").max(170, "expected 170 letters or fewer"),
  picture: z.strictObject({
    body: z.enum(segments),
    paint: z.enum(paints),
    view: z.enum(sceneViews),
    backdrop: z.enum(sceneBackdrops).optional(),
    shows: text,
  }),
  checks: z.array(z.strictObject({ name: text, address: z.url({ protocol: /^https$/ }) })).min(1),
});

const readArticle = (file: string): ArticleText => {
  const { facts: written, body } = splitFrontMatter(file);
  return { ...checkWritten(written, facts), body, written };
};

/**
 * The articles of a folder, by the name under which others lead to them: `firstMotorbike.es.md` is `{article:firstMotorbike}`.
 * @throws DemoFileError that names file, line and field of what is wrong with the facts
 */
export const readArticles = (folder: string): ReadonlyMap<string, Article> =>
  new Map(
    [...pairTranslations(listFiles(folder), ["md"])].map(([name, { es, pt }]) => [
      name,
      { es: readArticle(es), pt: readArticle(pt) },
    ]),
  );

/** Every article of the demo shop. */
export const articles = readArticles("src/demo/texts/articles");
