import type { SavedItem } from "#domain/saved-item.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import type { AlertFormProps } from "./alert-form/alert-form.tsx";
import styles from "./alerts.module.css";
import { CarAlertsPart } from "./car-alerts-part.tsx";
import type { SavedItems } from "./load-saved-items.ts";
import { PriceDropsPart } from "./price-drops-part.tsx";
import { SavedItemNotices } from "./saved-item-notices.tsx";

type SavedItemsPageProps = {
  readonly locale: Locale;
  readonly stored: SavedItems;
  readonly removed: SavedItem | undefined;
  readonly failed: string | null;
};

const unchanged: Omit<AlertFormProps, "alert" | "locale"> & { readonly id: undefined } = {
  id: undefined,
  state: undefined,
  query: "",
};

/** Replaces the notifications where a service has no list of them: the alerts of the customer. */
export const SavedItemsPage = async ({ locale, stored, removed, failed }: SavedItemsPageProps) => {
  const t = await getScopedI18n("notifications");
  const { alerts, drops } = stored;
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <SavedItemNotices locale={locale} removed={removed} failed={failed} />
      {alerts && <CarAlertsPart locale={locale} alerts={alerts} changed={unchanged} />}
      {drops && <PriceDropsPart locale={locale} drops={drops} />}
    </div>
  );
};
