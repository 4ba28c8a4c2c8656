import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { creditCost, paidInAll } from "#domain/paid-in-all.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import styles from "./personal.module.css";

type ReservationFiguresProps = { readonly locale: Locale; readonly stored: OwnReservation };

/** What a reservation costs, part by part, and who brings what of it. */
export const ReservationFigures = async ({
  locale,
  stored: { totals, finance, price },
}: ReservationFiguresProps) => {
  const t = await getScopedI18n("reservations");
  const { money } = marketOf(locale).formats;
  const row = (name: string, euros: number): [string, string] => [name, money(euros)];
  if (!totals) {
    if (price === undefined) return null;
    return (
      <section className={styles.part}>
        <FiguresTable
          className={styles.figures}
          caption={t("price")}
          columns={[t("concept"), t("amount")]}
          rows={[]}
          totals={row(t("total"), price)}
        />
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
          row(t(finance ? "financedPrice" : "vehiclePrice"), totals.vehicle),
          ...(totals.contractExpensesIncluded
            ? [[t("contractExpenses"), t("expensesIncluded")] as const]
            : some(t("contractExpenses"), totals.contractExpenses)),
          row(t("deliveryCost"), totals.delivery),
          ...some(t("warrantyCost"), totals.warranty),
          ...(credit
            ? [
                row(t("purchaseTotal"), totals.total),
                row(t("creditCost"), eurosFromCents(creditCost(credit))),
              ]
            : []),
        ]}
        totals={
          credit
            ? row(t("youPay"), eurosFromCents(paidInAll(centsFromEuros(totals.total), credit)))
            : row(t("total"), totals.total)
        }
      />
      <FiguresTable
        className={styles.figures}
        caption={t("whoPays")}
        columns={[t("when"), t("amount")]}
        rows={[
          row(t("dueNow"), totals.dueNow),
          ...some(t("financed"), totals.financed),
          ...some(t("tradeInPart"), totals.tradeIn),
          totals.dueAtDelivery < 0
            ? row(t("paidOut"), -totals.dueAtDelivery)
            : row(t("dueAtDelivery"), totals.dueAtDelivery),
        ]}
      />
    </section>
  );
};
