import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { ArticleSummary } from "../article-summary.ts";
import styles from "./article-card.module.css";

const sizes = "(width > 1280px) 390px, (width > 768px) 46vw, 92vw";

type ArticleCardProps = {
  readonly article: ArticleSummary;
  /** Heading level of the title, below that of the page or section. */
  readonly level: 2 | 3;
  /** Loads its picture eagerly: the first of a page. */
  readonly first?: boolean;
};

/** An article in a list; the whole card is a link. */
const ArticleCard = async ({ article, level, first }: ArticleCardProps) => {
  const { title, summary, href, date, minutes, picture } = article;
  const t = await getScopedI18n("blog");
  const { longDate } = marketOf(await getCurrentLocale()).formats;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={styles.card}>
      <Picture picture={picture} alt={picture?.alt ?? ""} sizes={sizes} first={first} />
      <div>
        <Heading>
          <SiteLink href={href}>{title}</SiteLink>
        </Heading>
        <p>{summary}</p>
        <p>
          <time dateTime={date}>{longDate(date)}</time> · {t("minutes", { minutes })}
        </p>
      </div>
    </article>
  );
};

type ArticleCardsProps = {
  readonly articles: readonly ArticleSummary[];
  readonly level: 2 | 3;
  /** How many pictures load eagerly. */
  readonly eager?: number;
};

/** Articles side by side. */
export const ArticleCards = ({ articles, level, eager = 0 }: ArticleCardsProps) => (
  <ul className={styles.cards}>
    {articles.map((article, index) => (
      <li key={article.href}>
        <ArticleCard article={article} level={level} first={index < eager} />
      </li>
    ))}
  </ul>
);
