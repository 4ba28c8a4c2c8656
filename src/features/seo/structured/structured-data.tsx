import type { BlogPosting, BreadcrumbList, FAQPage, WithContext } from "schema-dts";
import { knownShop } from "#api/known-shop.ts";
import type { Dealer } from "#api/models/dealer.ts";
import type { Page } from "#api/models/page.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import type { Picture } from "#contract/picture.ts";
import { homePath } from "#domain/routes.ts";
import { type Locale, languageTag } from "#platform/locale.ts";
import { absoluteUrl } from "../absolute-url.ts";
import { JsonLd } from "../json-ld.tsx";
import { shareablePicture } from "../shareable-picture.ts";
import { describeDealers, describeOrganisation, organisationId } from "./describe-organisation.ts";
import { describeVehicle } from "./describe-vehicle.ts";

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
  const home = absolute(homePath(knownShop().languages[0]));
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
      url: home,
      parentOrganization: { "@id": absolute(organisationId) },
    },
    publisher: { "@id": absolute(organisationId) },
  };
};

/** A vehicle for search engines; nothing for one that cannot be bought. */
export const VehicleData = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const data = describeVehicle(vehicle, absoluteUrl);
  return data && <JsonLd data={data} />;
};

/** The way from the root to a page; the last step is the page itself and may do without an address. */
export const describeBreadcrumbs = (
  crumbs: readonly { readonly text: string; readonly href?: string }[],
  absolute: (path: string) => string,
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ text, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: text,
    ...(href !== undefined && { item: absolute(href) }),
  })),
});

type Crumbs = Parameters<typeof describeBreadcrumbs>[0];

export const BreadcrumbsData = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <JsonLd data={describeBreadcrumbs(crumbs, absoluteUrl)} />
);

type Article = Parameters<typeof describeArticle>[0];

export const ArticleData = ({
  article,
  path,
  locale,
}: {
  readonly article: Omit<Article, "path" | "locale">;
  readonly path: string;
  readonly locale: Locale;
}) => <JsonLd data={describeArticle({ ...article, path, locale }, absoluteUrl)} />;

/** Questions with their answers; answers may hold simple markup. */
export const describeQuestions = (
  items: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

type Questions = Parameters<typeof describeQuestions>[0];

export const QuestionsData = ({ items }: { readonly items: Questions }) =>
  items.length > 0 && <JsonLd data={describeQuestions(items)} />;

/** Who runs the site, as the service and the frame of the home page state it. @param list path of the list that text searches lead to */
export const OrganisationData = ({
  page,
  list,
}: {
  readonly page: Pick<Page, "header" | "footer" | "path">;
  readonly list: string | undefined;
}) => {
  const { logo } = page.header;
  if (logo.alt === "") return null;
  const profiles = page.footer.socialMedia.map(({ link }) => link);
  const { legalEntity, phone, mail, icon = "" } = knownShop();
  return (
    <JsonLd
      data={describeOrganisation(
        {
          ...{ name: logo.alt, logo: logo.src || icon, home: page.path, profiles, list },
          ...{ legalName: legalEntity?.name, telephone: phone, email: mail },
        },
        absoluteUrl,
      )}
    />
  );
};

type DealersDataProps = { readonly dealers: readonly Dealer[]; readonly path: string };

/** The dealers that a page is about. @param path of that page */
export const DealersData = ({ dealers, path }: DealersDataProps) =>
  dealers.length > 0 && <JsonLd data={describeDealers(dealers, path, absoluteUrl)} />;
