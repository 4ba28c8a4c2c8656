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
import { formMetadata } from "../../form-metadata.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) => {
  await readLocale(props);
  const t = await getScopedI18n("examples");
  return formMetadata(t("title"));
};

interface Props extends LocaleProps {
  readonly params: Promise<{ readonly locale: string; readonly only?: readonly string[] }>;
}

/**
 * Every block and widget with its examples, or those of one (`?only=dropdown`); enabled by an environment
 * variable, not linked anywhere.
 */
export default async function Examples(props: Props) {
  const locale = await readLocale(props);
  const { only } = await props.params;
  if (!showsExamples()) notFound();
  setCachePolicy("list", [pageTags.content]);
  return (
    <OutsideContentPage route="examples" locale={locale}>
      <ExamplesPage locale={locale} only={only?.[0]} />
    </OutsideContentPage>
  );
}
