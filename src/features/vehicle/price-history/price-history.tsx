import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import figures from "#ui/figures-table/figures-table.module.css";
import styles from "./price-history.module.css";
import { type PricePoint, priceLine } from "./price-line.ts";

const box = { width: 600, height: 96 } as const;

/** The cash prices that a vehicle has had, as a line and as a table, oldest first in `prices`. */
export const PriceHistory = async ({
  prices,
  now,
}: {
  readonly prices: readonly PricePoint[];
  readonly now: Date;
}) => {
  const [first] = prices;
  if (first === undefined) return null;
  const t = await getScopedI18n("vehicle");
  const { money, longDate } = marketOf(await getCurrentLocale()).formats;
  if (prices.length === 1) return <p>{t("historyNone", { date: longDate(first.from) })}</p>;
  const rows = prices.map((point, index) => ({
    ...point,
    change: point.price - (prices[index - 1]?.price ?? point.price),
  }));
  return (
    <div className={styles.history}>
      <p>{t("historyIntro")}</p>
      <svg viewBox={`0 -4 ${box.width} ${box.height + 8}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={priceLine(prices, now, box)} />
      </svg>
      <table className={figures.figures}>
        <thead>
          <tr>
            <th scope="col">{t("historyDate")}</th>
            <th scope="col">{t("historyPrice")}</th>
            <th scope="col">{t("historyChange")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ from, price, change }) => (
            <tr key={from}>
              <td>{longDate(from)}</td>
              <td>{money(price)}</td>
              <td data-change={change < 0 ? "down" : change > 0 ? "up" : undefined}>
                {change === 0 ? "–" : `${change > 0 ? "+" : "−"}${money(Math.abs(change))}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
