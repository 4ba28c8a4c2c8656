import type { ArticleSummary } from "../article-summary.ts";
import styles from "./article-card.module.css";
import { ArticleCard } from "./article-card.tsx";

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
