import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./personal.module.css";
import { type OwnReservationSummary, reservationState } from "./reservation-state.ts";
import { PayLink, StatusLine } from "./reservation-status.tsx";
import { ReservedVehicle } from "./reserved-vehicle.tsx";
import { withVehicle } from "./with-vehicle.ts";

type ReservationsPageProps = {
  readonly locale: Locale;
  readonly reservations: readonly OwnReservationSummary[];
};

/** Every vehicle that a customer has reserved, newest first. */
export const ReservationsPage = async ({ locale, reservations }: ReservationsPageProps) => {
  const t = await getScopedI18n("reservations");
  const { longDate, time } = marketOf(locale).formats;
  const now = new Date();
  if (reservations.length === 0)
    return (
      <div className={styles.page}>
        <h1>{t("title")}</h1>
        <p>{t("none")}</p>
        <p>
          <ButtonLink href={homePath(locale)}>{t("first")}</ButtonLink>
        </p>
      </div>
    );
  const all = await Promise.all(reservations.map((each) => withVehicle(each, locale)));
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <ul className={styles.list}>
        {all.map((stored) => (
          <li key={stored.id}>
            <ReservedVehicle
              stored={stored}
              href={routePath("reservation", locale, { id: stored.id })}
              locale={locale}
              note={stored.createTime && t("madeOn", { date: longDate(stored.createTime) })}
            />
            <StatusLine locale={locale} stored={stored} now={now} />
            {reservationState(stored, now) === "held" && (
              <>
                <p>
                  {stored.holdUntil ? t("nexts.due", { time: time(stored.holdUntil) }) : t("nexts.dueSoon")}
                </p>
                <p>
                  <PayLink locale={locale} stored={stored} now={now} />
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
