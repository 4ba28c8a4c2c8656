import { type FinanceSimulation, simulateFinance } from "#domain/finance/simulate-finance.ts";
import type { Cents } from "#domain/money.ts";
import type { Locale } from "#platform/locale.ts";
import type { CreditType, FinanceSettings } from "./finance-settings.ts";
import { type OfferedTerms, termsFor } from "./offered-terms.ts";

/** What of a vehicle a credit depends on. */
export type Financeable = {
  readonly priceCents: Cents;
  readonly promoPriceCents: Cents | null;
  readonly depositCents: Cents | null;
  readonly financing: boolean;
  readonly promo: boolean;
};

export type Offer = FinanceSimulation & OfferedTerms & { readonly creditType: CreditType };

/** The credits on offer, and the language whose market's taxes count. */
export type OfferSettings = { readonly finance: FinanceSettings; readonly locale: Locale };

export type Wish = { readonly depositCents?: Cents; readonly months?: number; readonly promo?: boolean };

/**
 * The credit for a vehicle: the campaign's where it takes part in one (unless `wish.promo` is false), else the ordinary
 * one. A deposit is brought between its limits and a term to the nearest that is on offer. Undefined for a vehicle that
 * cannot be financed.
 */
export const offerFor = (
  vehicle: Financeable,
  settings: OfferSettings,
  wish: Wish = {},
): Offer | undefined => {
  const offered = termsFor(vehicle, settings, wish);
  if (offered === undefined) return undefined;
  const { creditType, terms } = offered;
  return { ...simulateFinance(terms), ...terms, creditType };
};
