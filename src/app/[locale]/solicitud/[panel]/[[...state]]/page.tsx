import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import type { RequestPanel } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import type { FormState } from "#forms/form-state.ts";
import { shownState } from "#forms/kept-form.ts";
import { requestPages } from "#panels/request-pages.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { type LocaleProps, readLocale } from "../../../read-locale.ts";

export const dynamic = "force-dynamic";

interface Props extends LocaleProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly panel: RequestPanel;
    readonly state?: readonly [FormState];
  }>;
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  await readLocale(props);
  const { panel, state: [asked] = [] } = await props.params;
  const state = await shownState(asked);
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  const { title, sentTitle } = requestPages[panel];
  return {
    title: state === "review" ? forms("errorTitle", { title: t(title) }) : t(state ? sentTitle : title),
    robots: { index: false, follow: false },
  };
};

/** What a visitor asks the shop for: the page of a panel with a form. The pipeline lets known names through only. */
export default async function Page(props: Props) {
  const locale = await readLocale(props);
  const { panel, state: [asked] = [] } = await props.params;
  const { Page: RequestPage } = requestPages[panel];
  return (
    <OutsideContentPage route={(each) => routePath("request", each, { panel })} locale={locale}>
      <RequestPage locale={locale} state={await shownState(asked)} />
    </OutsideContentPage>
  );
}
