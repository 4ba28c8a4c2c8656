import type { BlogPosting, WithContext } from "schema-dts";
import type { Picture } from "#contract/picture.ts";
import { type Locale, languageTag } from "#platform/locale.ts";
import { shareablePicture } from "../shareable-picture.ts";
import { organisationId } from "./describe-organisation.ts";

/**
 * An article of the blog for search engines. Its author is a team of the organisation that publishes it, never a person.
 * @param article.date calendar date, as is `changed`
 */
export const describeArticle = (
  article: {
    readonly title: string;
    readonly summary: string;
    readonly author: string;
    readonly date: string;
    readonly changed?: string | undefined;
    readonly picture?: Picture | undefined;
    readonly path: string;
    readonly locale: Locale;
  },
  absolute: (path: string) => string,
): WithContext<BlogPosting> => {
  const url = absolute(article.path);
  const { picture } = article;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    inLanguage: languageTag(article.locale),
    datePublished: article.date,
    dateModified: article.changed ?? article.date,
    ...(picture && { image: absolute(shareablePicture(picture).url) }),
    author: {
      "@type": "Organization",
      name: article.author,
      url: absolute("/"),
      parentOrganization: { "@id": absolute(organisationId) },
    },
    publisher: { "@type": "Organization", "@id": absolute(organisationId), url: absolute("/") },
  };
};
