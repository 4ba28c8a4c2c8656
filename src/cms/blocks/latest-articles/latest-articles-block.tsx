import type { LatestArticlesData } from "#contract/blocks/latest-articles.ts";
import { ArticleCards } from "#features/blog/article-card/article-cards.tsx";
import { Section } from "#ui/section/section.tsx";

/** The newest articles in a row; nothing without articles. */
export const LatestArticlesBlock = ({ data }: { readonly data: LatestArticlesData }) => {
  if (data.articles.length === 0) return null;
  return (
    <Section heading={data.heading} link={data.link}>
      <ArticleCards articles={data.articles} level={3} />
    </Section>
  );
};
