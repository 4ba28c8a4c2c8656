import type { ReactNode } from "react";
import type { Vehicle } from "#api/models/vehicle.ts";
import { type ReservePage, reservePages, reserveSteps } from "#domain/reserve-pages.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { StepProgress } from "#ui/step-progress/step-progress.tsx";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import { startOver } from "./actions/start-over.ts";
import styles from "./reservation.module.css";

type ReserveFrameProps = {
  readonly page: ReservePage;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly locale: Locale;
  readonly detail: Vehicle;
  /** Where Back leads; nothing where there is no way back. */
  readonly back: string | undefined;
  /** The total, beside the form where there is room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the reservation: how far one is, which vehicle it is about, its form, the total, and the ways back. */
export const ReserveFrame = async (props: ReserveFrameProps) => {
  const { page, title, intro, locale, detail, back, aside, children } = props;
  const t = await getScopedI18n("reservation");
  const { card } = detail;
  const { money, kilometres } = marketOf(locale).formats;
  const step = reservePages[page];
  return (
    <div className={styles.page}>
      <StepProgress
        current={step}
        total={reserveSteps}
        label={t("progress", { step, total: reserveSteps, name: t(`steps.${step}`) })}
      />
      <h1>{title}</h1>
      <VehicleLine
        name={`${card.brand} ${card.model}`}
        version={card.commercialDescription}
        href={card.path}
        picture={card.picture}
        kind={card.kind}
        price={money(card.totalPrice)}
        note={`${card.year} · ${kilometres(card.kilometers)}`}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {intro && <p>{intro}</p>}
          {children}
          <p className={styles.ways}>
            {back && <SiteLink href={back}>{t("back")}</SiteLink>}
            <button type="submit" form="start-over" className={styles.plain}>
              {t("startOver")}
            </button>
          </p>
          <form id="start-over" action={startOver}>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="vin" value={card.vin} />
          </form>
        </div>
        {aside}
      </div>
    </div>
  );
};
