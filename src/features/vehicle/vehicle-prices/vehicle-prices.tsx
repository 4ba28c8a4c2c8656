import type { VehicleDetail } from "#contract/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { type FinanceTerms, financeTerms } from "./finance-terms.ts";
import styles from "./vehicle-prices.module.css";

/** Cash and financed price side by side, and in full beside them the example that the law asks for. */
export async function VehiclePrices({ vehicle }: { readonly vehicle: VehicleDetail }) {
  const t = await getScopedI18n("vehicle");
  const { money, percent } = marketOf(await getCurrentLocale()).formats;
  const { totalPrice, previousPrice } = vehicle.card;
  const terms = financeTerms(vehicle);
  const feesText = ({ months, monthly, lastFee }: FinanceTerms) =>
    lastFee === undefined
      ? t("exampleFees", { months, amount: money(monthly) })
      : t("exampleFeesLast", { regular: months - 1, amount: money(monthly), last: money(lastFee) });
  return (
    <section className={styles.prices} aria-label={t("prices")}>
      <div className={styles.pair}>
        <div>
          <h2>{t("cash")}</h2>
          <p className={styles.amount}>{money(totalPrice)}</p>
          {previousPrice !== undefined && (
            <p>
              <VisuallyHidden>{t("before")} </VisuallyHidden>
              <s>{money(previousPrice)}</s>
            </p>
          )}
        </div>
        {terms && (
          <div>
            <h2>{t("financed")}</h2>
            <p className={styles.amount}>
              {money(terms.monthly)} <small>{t("perMonth")}</small>
            </p>
            <p>
              <strong>
                {t("taeg")} {percent(terms.taeg)}
              </strong>
            </p>
          </div>
        )}
      </div>
      <p className={styles.note}>
        {t("cashNote")} {previousPrice !== undefined && t("beforeNote")}
      </p>
      {terms && (
        <div className={styles.example}>
          <h3>{t("exampleTitle")}</h3>
          <p>
            {t("exampleText", {
              price: money(totalPrice),
              deposit: money(terms.deposit),
              capital: money(terms.capital),
              fees: feesText(terms),
              tan: percent(terms.tan),
              taeg: percent(terms.taeg),
              expenses: money(terms.expenses),
              total: money(terms.total),
              totalFinanced: money(terms.totalFinanced),
            })}
          </p>
          <p>
            <strong>{t("borrowing")}</strong>
          </p>
        </div>
      )}
    </section>
  );
}
