import "#cms/form-styles.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { type RequestPanel, requestQuery } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import { waitsForConfirmation } from "#features/leads/confirmation-pending.ts";
import { readStoredForm, shownState } from "#forms/stored-form.ts";
import { loadSubject } from "#panels/load-subject.ts";
import { requestPages } from "#panels/request-pages.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { formMetadata } from "../../form-metadata.ts";
import { readLocale } from "../../read-locale.ts";
import { type QueryProps, readFormQuery } from "../../read-query.ts";

export const dynamic = "force-dynamic";

interface Props extends QueryProps {
  readonly params: Promise<{ readonly locale: string; readonly panel: RequestPanel }>;
}

const readAddress = async (props: Props) => {
  const { panel } = await props.params;
  const { formState, query: about } = await readFormQuery(props);
  const query = requestQuery(panel, about);
  return { panel, query, state: await shownState(formState, query) };
};

export const generateMetadata = async (props: Props) => {
  await readLocale(props);
  const { panel, query, state } = await readAddress(props);
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  const { title, sentTitle, recipient } = requestPages[panel];
  const currentTitle = async () => {
    if (state === undefined) return t(title);
    if (state === "review") return forms("errorTitle", { title: t(title) });
    const stored = await readStoredForm(query);
    const taken = stored?.fieldErrors ? undefined : stored;
    const waits = recipient && waitsForConfirmation(taken, recipient, await readVisitor());
    return t(waits ? "toConfirmTitle" : sentTitle);
  };
  return formMetadata(await currentTitle());
};

/** A request form: the page of a panel with a form. The pipeline passes only known names. */
export default async function Page(props: Props) {
  const locale = await readLocale(props);
  const { panel, query, state } = await readAddress(props);
  const { Page: RequestPage } = requestPages[panel];
  const [visitor, subject] = await Promise.all([readVisitor(), loadSubject(query, locale)]);
  const path = (each: typeof locale) => routePath("request", each, { panel }) + (query && `?${query}`);
  return (
    <OutsideContentPage route={path} locale={locale}>
      <RequestPage {...{ locale, query, state, visitor }} {...subject} />
    </OutsideContentPage>
  );
}
