import "#cms/vehicle-styles.ts";
import "#cms/form-styles.ts";
import "#cms/list-styles.ts";
// The blocks in their order, before the widgets that only this page shows.
import "#cms/content-registry.tsx";
import { notFound } from "next/navigation";
import { setCachePolicy } from "#api/cache-policy.ts";
import { ExamplesPage } from "#cms/examples/examples-page.tsx";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { pageTags } from "#domain/page-tags.ts";
import { showsExamples } from "#platform/env.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { formMetadata } from "../form-metadata.ts";
import { type LocaleProps, readLocale } from "../read-locale.ts";
import { type QueryProps, readQuery } from "../read-query.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) => {
  await readLocale(props);
  const t = await getScopedI18n("examples");
  return formMetadata(t("title"));
};

/**
 * Every block and widget with its examples, or those of one (`?only=dropdown`); enabled by an environment
 * variable, not linked anywhere.
 */
export default async function Examples(props: QueryProps) {
  const locale = await readLocale(props);
  const query = await readQuery(props);
  if (!showsExamples()) notFound();
  setCachePolicy("list", [pageTags.content]);
  return (
    <OutsideContentPage route="examples" locale={locale}>
      <ExamplesPage locale={locale} only={query.get("only") ?? undefined} />
    </OutsideContentPage>
  );
}
