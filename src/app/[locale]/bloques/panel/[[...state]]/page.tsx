import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import type { FormState } from "#domain/form-state.ts";
import { ExamplePanelPage } from "#panels/example/example-panel-page.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { type LocaleProps, readLocale } from "../../../read-locale.ts";

export const dynamic = "force-dynamic";

interface Props extends LocaleProps {
  readonly params: Promise<{ readonly locale: string; readonly state?: readonly [FormState] }>;
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  await readLocale(props);
  const t = await getScopedI18n("examples");
  return { title: t("panelTitle"), robots: { index: false, follow: false } };
};

/** The page of the example's panel; only where the environment shows examples. */
export default async function Page(props: Props) {
  const locale = await readLocale(props);
  const [state] = (await props.params).state ?? [];
  return (
    <OutsideContentPage route="examplePanel" locale={locale}>
      <ExamplePanelPage locale={locale} state={state} />
    </OutsideContentPage>
  );
}
