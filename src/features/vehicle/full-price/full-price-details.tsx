import { loadConditions } from "#api/load-dropdowns.ts";
import { fullPriceOf } from "#api/models/full-price.ts";
import { registrationOf } from "#api/models/registration.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { registrationLine } from "#market/registration-words.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { wordsOf } from "#platform/wording.ts";
import figures from "#ui/figures-table/figures-table.module.css";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import styles from "../vehicle-prices/vehicle-prices.module.css";

/** What is paid at once with everything unavoidable, with its lines; nothing without contract expenses. */
export const FullPriceDetails = async ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const locale = await getCurrentLocale();
  const conditions = await loadConditions(locale);
  if (!conditions.ok) return <p hidden {...degraded("expenses")} />;
  const { contractExpenses, contractExpensesIncluded } = conditions.value.financeConfig;
  const price = vehicle.card.totalPrice;
  if (price === undefined || contractExpenses === 0) return null;
  const t = await getScopedI18n("vehicle");
  const words = wordsOf(locale, "figures");
  const { money } = marketOf(locale).formats;
  if (contractExpensesIncluded)
    return <p className={styles.note}>{t("expensesIncluded", { amount: money(contractExpenses) })}</p>;
  const registration = registrationOf(vehicle, locale);
  const full = money(fullPriceOf(price, conditions.value.financeConfig));
  return (
    <details className={styles.note} data-testid="full-price">
      <summary>{(await getScopedI18n("card"))("fullPrice", { amount: full })}</summary>
      <FiguresTable
        className={figures.figures}
        caption={t("fullPriceOf")}
        columns={[t("concept"), t("cash")]}
        rows={[
          [words.vehiclePrice, money(price)],
          [words.contractExpenses, money(contractExpenses)],
        ]}
        totals={[words.youPay, full]}
      />
      {registration && <p>{registrationLine(registration, locale)}</p>}
    </details>
  );
};
