import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { personalQuery } from "#domain/personal-query.ts";
import { parseSavedItem } from "#domain/saved-item.ts";
import { loadSavedItems } from "#features/alerts/load-saved-items.ts";
import { SavedSearchesPage } from "#features/alerts/saved-searches-page.tsx";
import { shownState } from "#forms/stored-form.ts";
import { fill } from "#platform/fill.ts";
import { wordsOf } from "#platform/wording.ts";
import { type FormProps, readFormSegments } from "../../../read-form-segments.ts";
import { readLocale } from "../../../read-locale.ts";
import { requireVisitor } from "../../require-visitor.ts";

export const dynamic = "force-dynamic";

const readAddress = async (props: FormProps) => {
  const { formState, query: params } = readFormSegments((await props.params).rest);
  const query = personalQuery(params);
  return { params, query, state: await shownState(formState, query) };
};

export const generateMetadata = async (props: FormProps): Promise<Metadata> => {
  const locale = await readLocale(props);
  const { title } = wordsOf(locale, "savedSearches");
  const { state } = await readAddress(props);
  return {
    title: state === "review" ? fill(wordsOf(locale, "forms").errorTitle, () => title) : title,
    robots: { index: false, follow: false },
  };
};

/** Saved searches and alerts of the signed-in visitor. */
export default async function Page(props: FormProps) {
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
