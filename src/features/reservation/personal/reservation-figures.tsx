import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { creditCost, paidInAll } from "#domain/paid-in-all.ts";
import { marketOf } from "#market/markets.ts";
import { type Registration, registrationLine } from "#market/registration-words.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import styles from "./personal.module.css";

type ReservationFiguresProps = {
  readonly locale: Locale;
  readonly stored: OwnReservation;
  /** Of a vehicle that stands in the other country. */
  readonly registration: Registration | undefined;
};

/** What a reservation costs, part by part, and who brings what of it. */
export const ReservationFigures = async ({
  locale,
  stored: { totals, finance, price },
  registration,
}: ReservationFiguresProps) => {
  const t = await getScopedI18n("reservations");
  const words = wordsOf(locale, "figures");
  const { money } = marketOf(locale).formats;
  const row = (name: string, euros: number): [string, string] => [name, money(euros)];
  const apart = registration && <p className={styles.note}>{registrationLine(registration, locale)}</p>;
  if (!totals) {
    if (price === undefined) return null;
    return (
      <section className={styles.part}>
        <FiguresTable
          className={styles.figures}
          caption={t("price")}
          columns={[t("concept"), t("amount")]}
          rows={[]}
          totals={row(words.total, price)}
        />
        {apart}
      </section>
    );
  }
  const credit = finance && {
    capitalCents: centsFromEuros(finance.capitalToFinance),
    mticCents: centsFromEuros(finance.mtic),
  };
  const some = (name: string, euros: number) => (euros === 0 ? [] : [row(name, euros)]);
  return (
    <section className={styles.part}>
      <FiguresTable
        className={styles.figures}
        caption={t("price")}
        columns={[t("concept"), t("amount")]}
        rows={[
          row(finance ? words.financedPrice : words.vehiclePrice, totals.vehicle),
          ...(totals.contractExpensesIncluded
            ? [[words.contractExpenses, words.expensesIncluded] as const]
            : some(words.contractExpenses, totals.contractExpenses)),
          row(words.delivery, totals.delivery),
          ...some(words.warranty, totals.warranty),
          ...(credit
            ? [
                row(words.purchaseTotal, totals.total),
                row(words.creditCost, eurosFromCents(creditCost(credit))),
              ]
            : []),
        ]}
        totals={
          credit
            ? row(words.youPay, eurosFromCents(paidInAll(centsFromEuros(totals.total), credit)))
            : row(words.total, totals.total)
        }
      />
      {apart}
      <FiguresTable
        className={styles.figures}
        caption={words.whoPays}
        columns={[t("when"), t("amount")]}
        rows={[
          row(words.dueNow, totals.dueNow),
          ...some(words.financed, totals.financed),
          ...some(words.tradeIn, totals.tradeIn),
          totals.dueAtDelivery < 0
            ? row(words.paidOut, -totals.dueAtDelivery)
            : row(words.dueAtDelivery, totals.dueAtDelivery),
        ]}
      />
    </section>
  );
};
