import type { ReactNode } from "react";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale } from "#platform/i18n.ts";

type BarPriceProps = {
  readonly vin: string;
  readonly price: number | undefined;
  /** The instalment with its rate; nothing for a vehicle that cannot be financed. */
  readonly monthly: ReactNode;
};

/** What the bar says of money, which a quote changes. */
export const BarPrice = async ({ vin, price, monthly }: BarPriceProps) => {
  const { money } = marketOf(await getCurrentLocale()).formats;
  return (
    <p data-quoted="bar">
      <strong data-price={vin}>{money(price)}</strong>
      {monthly}
    </p>
  );
};
