import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import type { OwnReservation } from "../load-reserved.ts";
import { momentText } from "./moment-text.ts";
import styles from "./personal.module.css";

type TimelineProps = { readonly locale: Locale; readonly events: OwnReservation["timeline"] };

/** What has happened to a reservation, in its order, each with its moment. */
export const Timeline = async ({ locale, events }: TimelineProps) => {
  const t = await getScopedI18n("reservations");
  if (events.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t("timeline")}</h2>
      <ol className={styles.events}>
        {events.map(({ at, code }) => (
          <li key={`${at} ${code}`}>
            <span>{t(`events.${code}`)}</span>
            <time dateTime={at} className={styles.note}>
              {momentText(at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};
