import { marketOf } from "#market/markets.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import type { ReserveBarProps } from "./reserve-bar.tsx";

/** The price in the bar, which a quote for another price changes. */
export const BarPrice = async ({ vin, price }: Pick<ReserveBarProps, "vin" | "price">) => {
  const { money } = marketOf(await getCurrentLocale()).formats;
  return (
    <strong data-price={vin} data-quoted="bar">
      {money(price)}
    </strong>
  );
};
