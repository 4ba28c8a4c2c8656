import { type BlogListData, blogPageCount } from "#contract/blocks/blog-list.ts";
import { homePath } from "#domain/routes.ts";
import { ArticleCards } from "#features/blog/article-card/article-cards.tsx";
import { BreadcrumbsData } from "#features/seo/structured/structured-data.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Breadcrumbs } from "#ui/breadcrumbs/breadcrumbs.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./blog-list-block.module.css";

export type BlogListBlockProps = {
  readonly data: BlogListData;
  /** Requested page, from 1. */
  readonly page: number;
  readonly locale: Locale;
  readonly path: string;
  /** Position on the page: the first block has the page's heading and its first picture. */
  readonly index: number;
};

/** The articles, newest first, paginated. */
export const BlogListBlock = async ({ data, page, locale, path, index }: BlogListBlockProps) => {
  const { heading, text, articles, pageSize } = data;
  const [t, frame] = await Promise.all([getScopedI18n("blog"), getScopedI18n("frame")]);
  const count = blogPageCount(data);
  const shown = articles.slice((page - 1) * pageSize, page * pageSize);
  const Heading = index === 0 ? "h1" : "h2";
  const crumbs = [{ text: frame("start"), href: homePath(locale) }, { text: heading }];
  return (
    <div className={styles.list}>
      {index === 0 && <BreadcrumbsData crumbs={crumbs} />}
      <header>
        {index === 0 && <Breadcrumbs label={frame("breadcrumbs")} crumbs={crumbs} />}
        <Heading>{heading}</Heading>
        {text !== undefined && <p>{text}</p>}
      </header>
      {articles.length === 0 && <Notice type="info">{t("empty")}</Notice>}
      {page > count && (
        <Notice type="info">
          {t("noPage", { page, count })} <SiteLink href={path}>{t("firstPage")}</SiteLink>
        </Notice>
      )}
      {shown.length > 0 && (
        <ArticleCards articles={shown} level={index === 0 ? 2 : 3} eager={index === 0 ? 1 : 0} />
      )}
      <Pagination
        current={page}
        count={count}
        hrefFor={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        words={{ label: t("pages"), page: t("page"), previous: t("previous"), next: t("next") }}
      />
    </div>
  );
};
