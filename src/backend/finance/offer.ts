import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import { clampDeposit, depositLimits } from "#domain/finance/deposit-limits.ts";
import { type FinanceSimulation, simulateFinance } from "#domain/finance/simulate-finance.ts";
import { type Cents, percentOfCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { CreditType, FinanceConfig, FinanceSettings } from "./finance-settings.ts";

/** Data of a vehicle that a credit depends on. */
export type Financeable = {
  readonly priceCents: Cents;
  readonly promoPriceCents: Cents | null;
  readonly depositCents: Cents | null;
  readonly financing: boolean;
  readonly promo: boolean;
};

/** Terms of a vehicle's credit. */
export type OfferedTerms = {
  readonly priceCents: Cents;
  readonly depositCents: Cents;
  readonly months: number;
  readonly tanPercent: number;
  readonly residualCents: Cents;
  readonly initialExpensesCents: Cents;
  readonly taxes: CreditTaxes;
};

export type Offer = FinanceSimulation & OfferedTerms & { readonly creditType: CreditType };

/** The available credits, and the language whose market's taxes apply. */
export type OfferSettings = { readonly finance: FinanceSettings; readonly locale: Locale };

export type OfferPreferences = {
  readonly depositCents?: Cents;
  readonly months?: number;
  readonly promo?: boolean;
};

/**
 * The credit for a vehicle: the campaign's where it takes part in one (unless `preference.promo` is false), else the ordinary one. A
 * deposit is clamped to its limits and a term rounded to the nearest available one. Undefined for a vehicle that cannot be financed.
 */
export const offerFor = (
  vehicle: Financeable,
  settings: OfferSettings,
  preferences: OfferPreferences = {},
): Offer | undefined => {
  const offered = termsFor(vehicle, settings, preferences);
  if (offered === undefined) return undefined;
  const { creditType, terms } = offered;
  return { ...simulateFinance(terms), ...terms, creditType };
};

export const termsFor = (
  vehicle: Financeable,
  { finance, locale }: OfferSettings,
  preferences: OfferPreferences,
): { readonly creditType: CreditType; readonly terms: OfferedTerms } | undefined => {
  if (!vehicle.financing || vehicle.depositCents === null) return undefined;
  const promo = vehicle.promo && preferences.promo !== false;
  const creditType = finance.creditTypes.find((type) => type.promo === promo);
  if (creditType === undefined) return undefined;
  const priceCents = vehicle.promoPriceCents ?? vehicle.priceCents;
  const depositCents = clampDeposit(
    preferences.depositCents,
    limitsFor({ priceCents, depositCents: vehicle.depositCents }, creditType, finance.config),
  );
  const capitalCents = priceCents - depositCents;
  if (capitalCents <= 0) return undefined;
  const terms = {
    priceCents,
    depositCents,
    months: nearestTerm(creditType, preferences.months),
    tanPercent: creditType.rate,
    // The final payment cannot exceed the financed amount.
    residualCents: Math.min(percentOfCents(priceCents, creditType.residualPercent), capitalCents),
    initialExpensesCents: percentOfCents(capitalCents, creditType.openingPercent),
    taxes: finance.taxes[marketOf(locale).country],
  };
  return { creditType, terms };
};

/** The limits of a vehicle's deposit. */
export const limitsFor = (
  vehicle: { priceCents: Cents; depositCents: Cents },
  creditType: CreditType,
  config: FinanceConfig,
) =>
  depositLimits({
    priceCents: vehicle.priceCents,
    vehicleDepositCents: vehicle.depositCents,
    maxInitialDepositPc: creditType.maxInitialDepositPc,
    depositMinCents: config.depositMinCents,
    depositStepCents: config.depositStepCents,
  });

/** The available term of a credit that is nearest to the preferred one. */
export const nearestTerm = ({ terms, defaultTerm }: CreditType, preferred: number | undefined): number => {
  if (preferred === undefined || !Number.isFinite(preferred)) return defaultTerm;
  return terms.reduce((best, term) =>
    Math.abs(term - preferred) < Math.abs(best - preferred) ? term : best,
  );
};
