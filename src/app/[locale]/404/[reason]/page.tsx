import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import { setCachePolicy } from "#api/cache-policy.ts";
import { contentRegistry } from "#cms/content-registry.tsx";
import { NotFoundMessage } from "#cms/frame/not-found-message.tsx";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { PageBlocks } from "#cms/page-blocks.tsx";
import { pageTags } from "#domain/page-tags.ts";
import { homePath } from "#domain/routes.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { loadErrorPage } from "#features/content/load-page.ts";
import { notFoundTemplate } from "#pipeline/not-found-messages.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";

export const dynamic = "force-dynamic";

interface Props extends LocaleProps {
  readonly params: Promise<{ readonly locale: string; readonly reason: string }>;
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  await readLocale(props);
  const t = await getScopedI18n("errors");
  return { title: t("notFoundTitle"), robots: { index: false } };
};

/** The page for every unknown address; the pipeline sets its status. */
export default async function NotFoundPage(props: Props) {
  const locale = await readLocale(props);
  const { reason } = await props.params;
  setCachePolicy("notFound", [pageTags.content]);
  const page = await loadErrorPage(locale);
  const context = {
    locale,
    slug: "error",
    path: homePath(locale),
    trail: [],
    query: emptySearchQuery,
    notices: [],
    simulation: {},
    pageQuery: {},
  };
  return (
    <OutsideContentPage route="home" locale={locale} isNotFound>
      <NotFoundMessage locale={locale} message={notFoundTemplate(reason)} />
      {page.ok && (
        <PageBlocks components={page.value.components} context={context} registry={contentRegistry} />
      )}
    </OutsideContentPage>
  );
}
