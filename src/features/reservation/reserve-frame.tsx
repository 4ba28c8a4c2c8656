import type { ReactNode } from "react";
import { fullPriceText } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { describeSale, saleAttribute } from "#api/sale-facts.ts";
import { eurosFromCents } from "#domain/money.ts";
import { type ReservePage, reservePages, reserveSteps } from "#domain/reserve-pages.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { StepProgress } from "#ui/step-progress/step-progress.tsx";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import { startOver } from "./actions/start-over.ts";
import type { ShownFigures } from "./figures/priced-by.ts";
import { TotalTable } from "./figures/total-table.tsx";
import styles from "./reservation.module.css";

type ReserveFrameProps = {
  readonly page: ReservePage;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly locale: Locale;
  readonly detail: Vehicle;
  /** Where Back leads; nothing where there is no way back. */
  readonly back: string | undefined;
  /** What it costs so far, beside the form where there is room. */
  readonly figures: ShownFigures;
  /** The delivery was chosen already. */
  readonly isDelivered: boolean;
  readonly children: ReactNode;
};

/** A page of the reservation: how far one is, which vehicle it is about, its form, the total, and the ways back. */
export const ReserveFrame = async (props: ReserveFrameProps) => {
  const { page, title, intro, locale, detail, back, figures, isDelivered, children } = props;
  const t = await getScopedI18n("reservation");
  const { card } = detail;
  const { money, kilometres } = marketOf(locale).formats;
  const step = reservePages[page];
  // At the first step nobody has chosen a credit yet.
  const { paidInAllCents } = (page === "payment" ? undefined : figures.financed) ?? figures.cash;
  // What it came to when it was held, as in the table.
  const { priceCents, contractExpensesCents, contractExpensesIncluded } = figures.cash;
  const price = eurosFromCents(priceCents);
  const expenses = { contractExpenses: eurosFromCents(contractExpensesCents), contractExpensesIncluded };
  const { registration } = figures;
  const isRegistered = registration === undefined || registration.included;
  const reach = isRegistered ? "allIn" : "butRegistration";
  // Before the button that reserves, in the order of reading.
  const total = <TotalTable figures={figures} locale={locale} isDelivered={isDelivered} />;
  const sale = () => (page === "payment" ? describeSale("begin_checkout", card, price) : undefined);
  return (
    <div className={styles.page} data-sale={await saleAttribute(sale)}>
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
        price={money(price)}
        fullPrice={fullPriceText(price, expenses, locale)}
        note={`${card.year} · ${kilometres(card.kilometers)}`}
      />
      <div className={styles.columns}>
        {page === "summary" && total}
        <div className={styles.main}>
          {intro && <p>{intro}</p>}
          {children}
          {back && (
            <p>
              <SiteLink href={back}>{t("back")}</SiteLink>
            </p>
          )}
        </div>
        {page !== "summary" && total}
      </div>
      {back && (
        <details className={styles.over}>
          <summary>{t("startOver")}</summary>
          <p>{t("startOverText")}</p>
          <Button look="danger" form="start-over">
            {t("startOverSend")}
          </Button>
          <form id="start-over" action={startOver}>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="vin" value={card.vin} />
          </form>
        </details>
      )}
      <p className={styles.foot} data-reserve-total="">
        {t(isDelivered ? reach : "totalNow")}
        <strong>{money(eurosFromCents(paidInAllCents))}</strong>
      </p>
    </div>
  );
};
