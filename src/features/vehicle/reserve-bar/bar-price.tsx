import type { ReactNode } from "react";
import { type Expenses, fullPriceText } from "#api/models/full-price.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale } from "#platform/i18n.ts";

export type BarPriceProps = {
  readonly vin: string;
  readonly price: number | undefined;
  readonly expenses: Expenses | undefined;
  /** The instalment with its rate; none for a vehicle that cannot be financed. */
  readonly monthly: ReactNode;
};

/** The prices in the bar, which a quote updates. */
export const BarPrice = async ({ vin, price, expenses, monthly }: BarPriceProps) => {
  const locale = await getCurrentLocale();
  const fullPrice = expenses && fullPriceText(price, expenses, locale);
  return (
    <p data-quoted="bar">
      <strong data-price={vin}>{marketOf(locale).formats.money(price)}</strong>
      {fullPrice && <span>{fullPrice}</span>}
      {monthly}
    </p>
  );
};
