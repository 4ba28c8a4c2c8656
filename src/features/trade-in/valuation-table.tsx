import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import type { StoredValue } from "./stored-value.ts";
import styles from "./trade-in.module.css";

type ValuationTableProps = {
  readonly value: Pick<StoredValue, "valuation" | "lines" | "comparables" | "confidence">;
  readonly locale: Locale;
};

/** The calculation of a value, itemized, with its confidence. Nothing where the service has none. */
export const ValuationTable = async ({ value, locale }: ValuationTableProps) => {
  const t = await getScopedI18n("tradeIn");
  const { money } = marketOf(locale).formats;
  const { lines = [], comparables, confidence } = value;
  return (
    <>
      {lines.length > 0 && (
        <FiguresTable
          className={styles.lines}
          caption={t("howTitle")}
          columns={[t("lineName"), t("lineAmount")]}
          rows={lines.map(({ label, amount }) => [label, money(amount)])}
          totals={[t("lineTotal"), money(value.valuation)]}
        />
      )}
      {comparables !== undefined && <p>{t("comparables", { count: t("cars", { count: comparables }) })}</p>}
      {confidence && <p>{t(confidence)}</p>}
    </>
  );
};
