import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import styles from "./personal.module.css";
import type { StoredTradeIn } from "./trade-in-state.ts";

type ValueHistoryProps = {
  readonly history: NonNullable<StoredTradeIn["history"]>;
  readonly locale: Locale;
};

/** Valuations of a car, newest first; nothing for a single one. */
export const ValueHistory = async ({ history, locale }: ValueHistoryProps) => {
  const t = await getScopedI18n("tradeIns");
  const { longDate, time, money } = marketOf(locale).formats;
  if (history.length < 2) return null;
  return (
    <section className={styles.part}>
      <FiguresTable
        className={styles.lines}
        caption={t("history")}
        columns={[t("date"), t("worth")]}
        rows={history
          .toReversed()
          .map((each) => [`${longDate(each.time)}, ${time(each.time)}`, money(each.valuation)])}
      />
    </section>
  );
};
