import { type Cents, eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { registrationLine } from "#market/registration-words.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import styles from "../reservation.module.css";
import type { ShownFigures } from "./priced-by.ts";
import type { Column } from "./reserve-figures.ts";

type TotalTableProps = {
  readonly figures: ShownFigures;
  readonly locale: Locale;
  /** The delivery was chosen already. */
  readonly isDelivered: boolean;
};

/** What a reservation costs, part by part, and who pays what and when, in one column for each way of paying. */
export const TotalTable = async ({ figures, locale, isDelivered }: TotalTableProps) => {
  const t = await getScopedI18n("reservation");
  const words = wordsOf(locale, "figures");
  const { money } = marketOf(locale).formats;
  const ways = [
    [t("columnCash"), figures.cash],
    ...(figures.financed ? [[t("columnFinanced"), figures.financed] as const] : []),
  ] as const;
  const row = (name: string, pick: (column: Column) => Cents | undefined) => [
    name,
    ...ways.map(([, column]) => {
      const cents = pick(column);
      return cents === undefined ? "–" : money(eurosFromCents(cents));
    }),
  ];
  const some = (pick: (column: Column) => Cents) => ways.some(([, column]) => pick(column) !== 0);
  const optional = (name: string, pick: (column: Column) => Cents) => (some(pick) ? [row(name, pick)] : []);
  const isPaidOut = ({ dueAtDeliveryCents }: Column) => dueAtDeliveryCents < 0;
  const columns = ways.map(([, column]) => column);
  const { cash, financed } = figures;
  const difference = financed ? financed.paidInAllCents - cash.paidInAllCents : 0;
  const isIncluded = cash.contractExpensesIncluded && cash.contractExpensesCents > 0;
  const expenses = isIncluded
    ? [[words.contractExpenses, ...ways.map(() => words.expensesIncluded)]]
    : optional(words.contractExpenses, ({ contractExpensesCents }) => contractExpensesCents);
  return (
    <section className={styles.total} aria-labelledby="reservation-total">
      <h2 id="reservation-total">{t("totalTitle")}</h2>
      <FiguresTable
        className={styles.figures}
        caption={isDelivered ? words.total : t("totalNow")}
        columns={[t("concept"), ...ways.map(([name]) => name)]}
        rows={[
          row(words.vehiclePrice, ({ priceCents }) => priceCents),
          ...expenses,
          ...(isDelivered ? [row(words.delivery, ({ deliveryCents }) => deliveryCents)] : []),
          ...optional(words.warranty, ({ warrantyCents }) => warrantyCents),
          ...(financed
            ? [
                row(words.purchaseTotal, ({ totalCents }) => totalCents),
                row(words.creditCost, (column) => (column === financed ? column.creditCostCents : undefined)),
              ]
            : []),
        ]}
        totals={
          financed
            ? row(words.youPay, ({ paidInAllCents }) => paidInAllCents)
            : row(words.total, ({ totalCents }) => totalCents)
        }
      />
      {financed && difference !== 0 && (
        <p>
          {t(difference > 0 ? "difference" : "differenceLess", {
            amount: money(eurosFromCents(Math.abs(difference))),
          })}
        </p>
      )}
      {figures.registration && <p>{registrationLine(figures.registration, locale)}</p>}
      <FiguresTable
        className={styles.figures}
        caption={words.whoPays}
        columns={[t("when"), ...ways.map(([name]) => name)]}
        rows={[
          row(words.dueNow, ({ dueNowCents }) => dueNowCents),
          ...optional(words.financed, ({ financedCents }) => financedCents),
          ...optional(words.tradeIn, ({ tradeInCents }) => tradeInCents),
          ...(columns.every(isPaidOut)
            ? []
            : [
                row(words.dueAtDelivery, (column) =>
                  isPaidOut(column) ? undefined : column.dueAtDeliveryCents,
                ),
              ]),
          ...(columns.some(isPaidOut)
            ? [row(words.paidOut, (column) => (isPaidOut(column) ? -column.dueAtDeliveryCents : undefined))]
            : []),
        ]}
      />
      {!isDelivered && <p className={styles.note}>{t("deliveryToCome")}</p>}
    </section>
  );
};
