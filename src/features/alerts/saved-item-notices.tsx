import { offersCall } from "#api/offers-call.ts";
import type { SavedItem, SavedItemKind } from "#domain/saved-item.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedItemForm } from "./saved-item-form.tsx";

const removedWords = {
  search: "removedSearch",
  "car-alert": "removedAlert",
  "price-drop": "removedDrop",
  notification: "removedNotification",
} as const satisfies Record<SavedItemKind, string>;

type SavedItemNoticesProps = {
  readonly locale: Locale;
  /** What was just removed. */
  readonly removed: SavedItem | undefined;
  /** What could not be changed, and why. */
  readonly failed: string | null;
  readonly view?: string;
};

/** The result of the last change: what was removed, with a button to undo, or an error. */
export const SavedItemNotices = async ({ locale, removed, failed, view }: SavedItemNoticesProps) => {
  const t = await getScopedI18n("savedSearches");
  const isUndone = removed && (removed.thing !== "search" || (await offersCall("saveSearch")));
  return (
    <>
      {failed && <Notice type="error">{t(failed === "full" ? "full" : "failed")}</Notice>}
      {removed && (
        <Notice type="info">
          <SavedItemForm
            locale={locale}
            subject={removed}
            view={view}
            buttons={isUndone ? [["restore", t("undo")]] : []}
          >
            <p>{t(removedWords[removed.thing], { name: removed.name })}</p>
          </SavedItemForm>
        </Notice>
      )}
    </>
  );
};
