import type { ArticleData } from "#contract/blocks/article.ts";
import { homePath } from "#domain/routes.ts";
import { ArticleCards } from "#features/blog/article-card/article-cards.tsx";
import { ArticleView } from "#features/blog/article-view/article-view.tsx";
import { ArticleData as ArticleJson, BreadcrumbsData } from "#features/seo/structured/structured-data.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./article-block.module.css";

export type ArticleBlockProps = {
  readonly data: ArticleData;
  readonly locale: Locale;
  readonly path: string;
  /** Position on the page: the first block is its subject. */
  readonly index: number;
};

/** An article and related ones. */
export const ArticleBlock = async ({ data, locale, path, index }: ArticleBlockProps) => {
  const { title, summary, author, date, changed, minutes, picture, body, list, related } = data;
  const t = await getScopedI18n("frame");
  const crumbs = [{ text: t("start"), href: homePath(locale) }, ...(list ? [list] : []), { text: title }];
  return (
    <>
      {index === 0 && <ArticleJson article={data} path={path} locale={locale} />}
      {index === 0 && <BreadcrumbsData crumbs={crumbs} />}
      <ArticleView
        title={title}
        summary={summary}
        author={author}
        date={date}
        changed={changed}
        minutes={minutes}
        picture={picture}
        body={body}
        crumbs={index === 0 ? crumbs : undefined}
      />
      {related !== undefined && related.articles.length > 0 && (
        <div className={styles.related}>
          <Section heading={related.heading} link={list}>
            <ArticleCards articles={related.articles} level={3} />
          </Section>
        </div>
      )}
    </>
  );
};
