import "#cms/form-styles.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { personalQuery } from "#domain/personal-query.ts";
import { parseSavedItem } from "#domain/saved-item.ts";
import { loadSavedItems } from "#features/alerts/load-saved-items.ts";
import { SavedSearchesPage } from "#features/alerts/saved-searches-page.tsx";
import { shownState } from "#forms/stored-form.ts";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../form-metadata.ts";
import { readLocale } from "../../read-locale.ts";
import { type QueryProps, readFormQuery } from "../../read-query.ts";
import { requireVisitor } from "../require-visitor.ts";

export const dynamic = "force-dynamic";

const readAddress = async (props: QueryProps) => {
  const { formState, query: params } = await readFormQuery(props);
  const query = personalQuery(params);
  return { params, query, state: await shownState(formState, query) };
};

export const generateMetadata = async (props: QueryProps) => {
  const locale = await readLocale(props);
  const { title } = wordsOf(locale, "savedSearches");
  const { state } = await readAddress(props);
  return formMetadata(title, state);
};

/** Saved searches and alerts of the signed-in visitor. */
export default async function Page(props: QueryProps) {
  const locale = await readLocale(props);
  const { params, query, state } = await readAddress(props);
  const session = await requireVisitor("savedSearches", locale);
  return (
    <PersonalPage route="savedSearches" locale={locale} answer={await loadSavedItems(session, locale)}>
      {(stored) => (
        <SavedSearchesPage
          locale={locale}
          stored={stored}
          removed={parseSavedItem(params)}
          failed={params.get("failed")}
          changed={{ id: params.get("alert") ?? undefined, state, query }}
        />
      )}
    </PersonalPage>
  );
}
