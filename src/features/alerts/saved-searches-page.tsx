import { offersRequest } from "#api/offered-parts.ts";
import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import type { SavedItem } from "#domain/saved-item.ts";
import { serialiseSavedList } from "#domain/saved-list.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { AlertFormProps } from "./alert-form/alert-form.tsx";
import styles from "./alerts.module.css";
import { CarAlertsPart } from "./car-alerts-part.tsx";
import { ListNotes } from "./list-notes.tsx";
import type { SavedItems } from "./load-saved-items.ts";
import { PriceDropsPart } from "./price-drops-part.tsx";
import { SavedItemForm } from "./saved-item-form.tsx";
import { SavedItemNotices } from "./saved-item-notices.tsx";
import { subjectOf } from "./subject-of.ts";

type SavedSearchesPartProps = {
  readonly locale: Locale;
  readonly searches: NonNullable<SavedItems["searches"]>;
};

/** The saved searches of a customer, with current and new matches. */
const SavedSearchesPart = async ({ locale, searches }: SavedSearchesPartProps) => {
  const t = await getScopedI18n("savedSearches");
  const { date } = marketOf(locale).formats;
  return (
    <section className={styles.part}>
      <h2>{t("searches")}</h2>
      {searches.length === 0 && <p>{t("noSearches")}</p>}
      <ul className={styles.list}>
        {searches.map((search) => {
          const subject = subjectOf("search", search);
          return (
            <li key={search.id}>
              <h3>
                {search.path === undefined ? (
                  search.name
                ) : (
                  <SiteLink href={search.path}>{search.name}</SiteLink>
                )}
              </h3>
              <ListNotes
                list={search}
                fresh={search.newTotal}
                since={search.createTime && date(search.createTime)}
              />
              <SavedItemForm locale={locale} subject={subject} buttons={[["remove", t("remove")]]}>
                {subject.list && offersRequest("car-alert") && (
                  <ButtonLink
                    look="tertiary"
                    size="ghost"
                    rel="nofollow"
                    href={`${routePath("request", locale, { panel: "car-alert" })}?${serialiseSavedList(subject.list)}`}
                  >
                    {t("makeAlert")}
                    <VisuallyHidden>{t("of", { name: search.name })}</VisuallyHidden>
                  </ButtonLink>
                )}
              </SavedItemForm>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

export type SavedSearchesPageProps = {
  readonly locale: Locale;
  readonly stored: SavedItems;
  readonly removed: SavedItem | undefined;
  readonly failed: string | null;
  readonly changed: Omit<AlertFormProps, "alert" | "locale"> & { readonly id: string | undefined };
};

/** Searches and alerts of a customer: current matches, and buttons to change them. */
export const SavedSearchesPage = async ({
  locale,
  stored,
  removed,
  failed,
  changed,
}: SavedSearchesPageProps) => {
  const t = await getScopedI18n("savedSearches");
  const { searches, alerts, drops } = stored;
  const alert = alerts?.find(({ id }) => id === changed.id);
  const isThere = removed && [...(searches ?? []), ...(alerts ?? [])].some(({ id }) => id === removed.id);
  const isEmpty = !searches?.length && !alerts?.length && !drops?.length;
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <SavedItemNotices locale={locale} removed={isThere ? undefined : removed} failed={failed} />
      {changed.state === "done" && alert && <Notice type="success">{t("changed")}</Notice>}
      {changed.state === "review" && !alert && <Notice type="error">{t("changedGone")}</Notice>}
      <p>{t("intro")}</p>
      {isEmpty && (
        <p>
          <ButtonLink href={homePath(locale)}>{t("seeStock")}</ButtonLink>
        </p>
      )}
      {searches && <SavedSearchesPart locale={locale} searches={searches} />}
      {alerts && <CarAlertsPart locale={locale} alerts={alerts} changed={changed} />}
      {drops && <PriceDropsPart locale={locale} drops={drops} />}
    </div>
  );
};
