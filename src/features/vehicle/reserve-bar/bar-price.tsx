import type { ReactNode } from "react";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale } from "#platform/i18n.ts";

type BarPriceProps = {
  readonly vin: string;
  readonly price: number | undefined;
  /** The instalment with its rate; none for a vehicle that cannot be financed. */
  readonly monthly: ReactNode;
};

/** The prices in the bar, which a quote updates. */
export const BarPrice = async ({ vin, price, monthly }: BarPriceProps) => {
  const { money } = marketOf(await getCurrentLocale()).formats;
  return (
    <p data-quoted="bar">
      <strong data-price={vin}>{money(price)}</strong>
      {monthly}
    </p>
  );
};
