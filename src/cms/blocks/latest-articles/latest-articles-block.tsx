import { ArticleCards } from "#features/blog/article-card/article-card.tsx";
import { Section } from "#ui/section/section.tsx";
import type { LatestArticlesData } from "./schema.ts";

/** The newest articles in a row; nothing when there are none. */
export const LatestArticlesBlock = ({ data }: { readonly data: LatestArticlesData }) => {
  if (data.articles.length === 0) return null;
  return (
    <Section heading={data.heading} link={data.link}>
      <ArticleCards articles={data.articles} level={3} />
    </Section>
  );
};
