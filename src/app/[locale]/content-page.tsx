import type { Metadata } from "next";
import type { Registry } from "#cms/block.ts";
import { MissingPage } from "#cms/frame/missing-page.tsx";
import { SiteFrame } from "#cms/frame/site-frame.tsx";
import { listAnchor } from "#cms/list-anchor.ts";
import { loadListIndexing } from "#cms/list-indexing.ts";
import { PageBlocks } from "#cms/page-blocks.tsx";
import { pageQuestions } from "#cms/page-questions.ts";
import { coverPicture, loadPageVehicle, publishedOf, titleOf } from "#cms/page-subject.ts";
import { searchedListPath } from "#cms/searched-list-path.ts";
import { queriesOf } from "#contract/blocks/all-blocks.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { homePath } from "#domain/routes.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { loadPage } from "#features/content/load-page.ts";
import { ContentHead } from "#features/seo/content-head/content-head.tsx";
import { indexingOf } from "#features/seo/indexing-policy.ts";
import { loadSiteSeo } from "#features/seo/load-site-seo.ts";
import { pageMetadata } from "#features/seo/page-metadata.ts";
import { OrganisationData, QuestionsData } from "#features/seo/structured/structured-data.tsx";
import { RecentlyViewed } from "#features/shortlist/recently-viewed/recently-viewed.tsx";
import { readContentQuery } from "#pipeline/content-query.ts";
import { unfetchedPage } from "#pipeline/missing-page.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { readLocale } from "./read-locale.ts";
import { type QueryProps, readQuery } from "./read-query.ts";

export interface ContentPageProps extends QueryProps {
  readonly params: Promise<{ readonly locale: string; readonly slug?: readonly string[] }>;
}

/** The content service's name of the page, `coches-ocasion/seat-leon-00012345`, and the query of its address. */
const read = async (props: ContentPageProps) => {
  const locale = await readLocale(props);
  const { slug = [] } = await props.params;
  return { locale, slug: slug.join("/") || "home", params: await readQuery(props) };
};

const partTitles = {
  repayments: async () => (await getScopedI18n("finance"))("details"),
  readings: async () => (await getScopedI18n("conditionPassport"))("kilometers"),
  sources: async () => (await getScopedI18n("runningCosts"))("how"),
  check: async () => (await getScopedI18n("preCheck"))("title"),
  share: async () => (await getScopedI18n("vehicle.share"))("title"),
};

/** Metadata of a content page for search engines and for sharing. */
export const contentMetadata = async (props: ContentPageProps): Promise<Metadata> => {
  const { locale, slug, params } = await read(props);
  const [page, seo] = await Promise.all([loadPage(slug, locale), loadSiteSeo(locale)]);
  if (!page.ok) return { robots: { index: false } };
  const { query, simulation } = readContentQuery(queriesOf(page.value), params);
  if (simulation.part === "quote") return { robots: { index: false } };
  const [about, list] = await Promise.all([loadPageVehicle(page.value), loadListIndexing(page.value, query)]);
  if (about?.ok === false) return { robots: { index: false } };
  const title = titleOf(page.value, about?.value);
  if (simulation.part !== undefined)
    return { title: `${await partTitles[simulation.part]()}: ${title}`, robots: { index: false } };
  return pageMetadata(
    { ...page.value, seo: { ...page.value.seo, title, ...list?.texts } },
    {
      indexing: indexingOf(about?.value ?? page.value, list?.query ?? query, list),
      verification: seo.googleSiteVerificationId,
      picture: coverPicture(page.value, about?.value),
      published: publishedOf(page.value),
    },
  );
};

/**
 * A page of the content service, rendered with the blocks of its route. The pipeline has checked that it
 * exists; where it no longer does, or a service has failed since, the page renders a marker, by which the
 * page cache decides.
 */
export const ContentPage = async ({
  registry,
  ...props
}: ContentPageProps & { readonly registry: Registry }) => {
  const { locale, slug, params } = await read(props);
  const page = await loadPage(slug, locale);
  if (!page.ok) {
    const answer = unfetchedPage(pathOfSlug(locale, slug), locale, page.error.kind);
    return <MissingPage locale={locale} answer={answer} />;
  }
  const { components, path, trail = [], alternates } = page.value;
  const { googleSiteVerificationId } = await loadSiteSeo(locale);
  const about = await loadPageVehicle(page.value);
  const title = titleOf(page.value, about?.ok ? about.value : undefined);
  const contentQuery = readContentQuery(queriesOf(page.value), params);
  const { query, simulation } = contentQuery;
  const context = { locale, slug, path, trail, ...contentQuery };
  if (simulation.part === "quote")
    return (
      <main>
        <h1>{title}</h1>
        <PageBlocks components={components} context={context} registry={registry} />
      </main>
    );
  return (
    <SiteFrame page={page.value} locale={locale} path={path} results={listAnchor(components)}>
      {simulation.part === undefined && (
        <ContentHead
          page={page.value}
          isVerified={googleSiteVerificationId !== undefined}
          hasLanguages={Object.keys(alternates).length > 0 || serialiseSearchQuery(query) !== ""}
        />
      )}
      {path === homePath(locale) && (
        <OrganisationData page={page.value} list={searchedListPath(components)} />
      )}
      <QuestionsData items={pageQuestions(components)} />
      <PageBlocks components={components} context={context} registry={registry} title={title} />
      {path === homePath(locale) && <RecentlyViewed locale={locale} />}
    </SiteFrame>
  );
};
