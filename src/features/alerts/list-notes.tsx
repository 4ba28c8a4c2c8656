import { getScopedI18n } from "#platform/i18n.ts";
import styles from "./alerts.module.css";

type ListNotesProps = {
  readonly list: {
    readonly total?: number | undefined;
    readonly unknown?: readonly string[] | undefined;
  };
  /** New matches since the last visit. */
  readonly fresh?: number | undefined;
  /** Creation date, where the service returns it. */
  readonly since: string | undefined;
};

/** The current matches of a saved list, new ones among them, and filter values that no longer exist. */
export const ListNotes = async ({ list: { total, unknown = [] }, fresh = 0, since }: ListNotesProps) => {
  const t = await getScopedI18n("savedSearches");
  const notes = [total !== undefined && t("found", { count: total }), since && t("since", { date: since })];
  return (
    <>
      <p className={styles.note}>
        {notes.filter(Boolean).join(" · ")}
        {fresh > 0 && (
          <>
            {" · "}
            <span className={styles.fresh}>{t("fresh", { count: fresh })}</span>
          </>
        )}
      </p>
      {unknown.length > 0 && <p className={styles.note}>{t("unknown", { values: unknown.join(", ") })}</p>}
    </>
  );
};
