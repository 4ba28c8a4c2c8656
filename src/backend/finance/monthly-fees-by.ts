import { instalmentsOn } from "#domain/finance/amortisation.ts";
import { clampDeposit } from "#domain/finance/deposit-limits.ts";
import { type Cents, percentOfCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { limitsFor, nearestTerm, type OfferPreferences, type OfferSettings } from "./offer.ts";

/** The monthly fee of a vehicle that can be financed, by its price and the default deposit; 0 when nothing is left to finance. */
type MonthlyFee = (priceCents: Cents, vehicleDepositCents: Cents) => Cents;

/**
 * The instalment of `offerFor`, to sort a whole stock by: computes what depends on credit and preference once, and neither total nor rate.
 * 0 where the credit is not offered.
 */
export const monthlyFeesBy = (
  settings: OfferSettings,
  preferences: Omit<OfferPreferences, "promo"> = {},
): { readonly ordinary: MonthlyFee; readonly promo: MonthlyFee } => ({
  ordinary: feesOf(false, settings, preferences),
  promo: feesOf(true, settings, preferences),
});

const feesOf = (
  promo: boolean,
  { finance, locale }: OfferSettings,
  preferences: OfferPreferences,
): MonthlyFee => {
  const creditType = finance.creditTypes.find((type) => type.promo === promo);
  if (creditType === undefined) return () => 0;
  const instalment = instalmentsOn({
    months: nearestTerm(creditType, preferences.months),
    tanPercent: creditType.rate,
    interestTaxPercent: finance.taxes[marketOf(locale).country].interestPercent,
  });
  return (priceCents, depositCents) => {
    const limits = limitsFor({ priceCents, depositCents }, creditType, finance.config);
    const capital = priceCents - clampDeposit(preferences.depositCents, limits);
    if (capital <= 0) return 0;
    return instalment(capital, Math.min(percentOfCents(priceCents, creditType.residualPercent), capital));
  };
};
