import { getScopedI18n } from "#platform/i18n.ts";
import styles from "./alerts.module.css";

type ListNotesProps = {
  readonly list: {
    readonly total?: number | undefined;
    readonly unknown?: readonly string[] | undefined;
  };
  /** How many have come since the last visit. */
  readonly fresh?: number | undefined;
  /** The day since when it is kept, where the service says it. */
  readonly since: string | undefined;
};

/** What a kept list finds now, what of it is new, and what it asks for that there is no more. */
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
