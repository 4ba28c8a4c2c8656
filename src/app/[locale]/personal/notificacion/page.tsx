import "#cms/form-styles.ts";
import "#cms/list-styles.ts";
import { redirect } from "next/navigation";
import { call } from "#api/call.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { notificationKinds } from "#contract/notification.ts";
import { personalQuery } from "#domain/personal-query.ts";
import { routePath } from "#domain/route-paths.ts";
import { parseSavedItem } from "#domain/saved-item.ts";
import { loadSavedItems } from "#features/alerts/load-saved-items.ts";
import { NotificationsPage } from "#features/alerts/notifications-page.tsx";
import { SavedItemsPage } from "#features/alerts/saved-items-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../form-metadata.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";
import { type QueryProps, readQuery } from "../../read-query.ts";
import { requireVisitor } from "../require-visitor.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) =>
  formMetadata(wordsOf(await readLocale(props), "notifications").title);

/** The address of the last page, with the rest of the query. */
const lastPageQuery = (query: URLSearchParams, page: number): string => {
  const rest = new URLSearchParams(query);
  rest.set("page", String(page));
  return personalQuery(rest);
};

/** Notifications of the signed-in visitor. */
export default async function Page(props: QueryProps) {
  const locale = await readLocale(props);
  const query = await readQuery(props);
  const session = await requireVisitor("notifications", locale);
  const { token, sessionId } = session;
  const kind = notificationKinds.find((each) => each === query.get("about"));
  const page = Number(query.get("page") ?? 1);
  const filter = { page, ...(kind && { kind }) };
  const answer = await call("notifications", { query: filter }, { locale, token, sessionId });
  if (!answer.ok && answer.error.kind === "not-implemented")
    return (
      <PersonalPage route="notifications" locale={locale} answer={await loadSavedItems(session, locale)}>
        {(stored) => (
          <SavedItemsPage
            locale={locale}
            stored={stored}
            removed={parseSavedItem(query)}
            failed={query.get("failed")}
          />
        )}
      </PersonalPage>
    );
  const { number = 1, count = 0 } = answer.ok ? answer.value.page : {};
  // There is nothing after the last page, as when its last entry was removed.
  if (number > Math.max(1, count))
    redirect(`${routePath("notifications", locale)}?${lastPageQuery(query, Math.max(1, count))}`);
  return (
    <PersonalPage route="notifications" locale={locale} answer={answer}>
      {(list) => (
        <NotificationsPage
          locale={locale}
          list={list}
          kind={kind}
          removed={parseSavedItem(query)}
          failed={query.get("failed")}
        />
      )}
    </PersonalPage>
  );
}
