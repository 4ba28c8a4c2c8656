import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import figures from "#ui/figures-table/figures-table.module.css";
import styles from "./price-history.module.css";
import { type PricePoint, renderPriceLine } from "./price-line.ts";

const dayMs = 86_400_000;

/**
 * The lowest price in effect during the last days, including that at their start.
 * @param prices oldest first, at least one
 */
export const lowestOfDays = (
  prices: readonly [PricePoint, ...PricePoint[]],
  now: Date,
  days: number,
): PricePoint => {
  const start = now.getTime() - days * dayMs;
  const inEffect = prices.filter((_, index) => {
    const next = prices[index + 1];
    return next === undefined || Date.parse(next.from) > start;
  });
  const [newest, ...older] = inEffect.toReversed();
  return older.reduce((lowest, each) => (each.price < lowest.price ? each : lowest), newest ?? prices[0]);
};

const box = { width: 600, height: 96 } as const;
const days = 30;

/**
 * The cash prices of a vehicle, as a line and as a table, the lowest of thirty days marked in both. `prices`
 * are oldest first.
 */
export const PriceHistory = async ({
  prices,
  now,
}: {
  readonly prices: readonly PricePoint[];
  readonly now: Date;
}) => {
  const [first, ...later] = prices;
  if (first === undefined) return null;
  const t = await getScopedI18n("vehicle");
  const { money, date, longDate } = marketOf(await getCurrentLocale()).formats;
  if (later.length === 0) return <p>{t("historyNone", { date: longDate(first.from) })}</p>;
  const lowest = lowestOfDays([first, ...later], now, days);
  const paths = renderPriceLine(prices, now, box, lowest.price);
  const amounts = prices.map(({ price }) => price);
  const rows = prices.map((point, index) => ({
    ...point,
    change: point.price - (prices[index - 1]?.price ?? point.price),
  }));
  return (
    <div className={styles.history}>
      <p>{t("historyIntro")}</p>
      <div className={styles.drawing} aria-hidden="true">
        <span>{money(Math.max(...amounts))}</span>
        <span>{money(0)}</span>
        <svg viewBox={`0 -4 ${box.width} ${box.height + 8}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={paths.mark} strokeDasharray="4" />
          <path d={paths.line} />
        </svg>
        <span>{date(first.from)}</span>
        <span>{t("historyToday")}</span>
      </div>
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
              <td>
                {longDate(from)}
                {from === lowest.from && <small> {t("historyLowest", { days })}</small>}
              </td>
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
