import type { KeptSubject } from "#domain/kept-change.ts";
import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { AlertFormProps } from "./alert-form/alert-form.tsx";
import styles from "./alerts.module.css";
import { CarAlertsPart } from "./car-alerts-part.tsx";
import { KeptNotices } from "./kept-notices.tsx";
import type { Kept } from "./load-kept.ts";
import { PriceDropsPart } from "./price-drops-part.tsx";
import { SavedSearchesPart } from "./saved-searches-part.tsx";

export type SavedSearchesPageProps = {
  readonly locale: Locale;
  readonly stored: Kept;
  readonly removed: KeptSubject | undefined;
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
      <KeptNotices locale={locale} removed={isThere ? undefined : removed} failed={failed} />
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
