import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import styles from "./personal.module.css";

type CreditPartProps = {
  readonly locale: Locale;
  readonly finance: NonNullable<OwnReservation["finance"]>;
};

/** The credit that was chosen, as it was reserved. */
export const CreditPart = async ({ locale, finance }: CreditPartProps) => {
  const t = await getScopedI18n("reservations");
  const { money, percent } = marketOf(locale).formats;
  const { lastFee, residualValue, initialExpenses, tan } = finance;
  const some = (name: string, euros: number | undefined): [string, string][] =>
    euros ? [[name, money(euros)]] : [];
  return (
    <section className={styles.part}>
      <FiguresTable
        className={styles.figures}
        caption={t("credit")}
        columns={[t("concept"), t("amount")]}
        rows={[
          [t("initialValue"), money(finance.initialValue)],
          [t("capital"), money(finance.capitalToFinance)],
          [t("months"), t("monthsValue", { months: String(finance.nrPayments) })],
          [t("fee"), money(finance.fee)],
          ...some(t("lastFee"), lastFee === finance.fee ? undefined : lastFee),
          ...some(t("residual"), residualValue),
          ...some(t("initialExpenses"), initialExpenses),
          [t("taeg"), percent(finance.taeg)],
          ...(tan === undefined ? [] : [[t("tan"), percent(tan)]]),
          [t("mtic"), money(finance.mtic)],
        ]}
      />
      <p className={styles.note}>{t("creditText")}</p>
    </section>
  );
};
