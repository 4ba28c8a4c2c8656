import { clampDeposit, depositLimits } from "#domain/finance/deposit-limits.ts";
import { type FinanceSimulation, simulateFinance } from "#domain/finance/simulate-finance.ts";
import { type Cents, percentOfCents } from "#domain/money.ts";
import type { CreditType, FinanceConfig, FinanceSettings } from "./finance-settings.ts";

/** What of a vehicle a credit depends on. */
export type Financeable = {
  readonly priceCents: Cents;
  readonly promoPriceCents: Cents | null;
  readonly depositCents: Cents | null;
  readonly financing: boolean;
  readonly promo: boolean;
};

export type Offer = FinanceSimulation & {
  readonly creditType: CreditType;
  readonly priceCents: Cents;
  readonly depositCents: Cents;
  readonly months: number;
  readonly tan: number;
  readonly residualCents: Cents;
  readonly initialExpensesCents: Cents;
};

export type Wish = { readonly depositCents?: Cents; readonly months?: number; readonly promo?: boolean };

/**
 * The credit for a vehicle: the campaign's where it takes part in one (unless `wish.promo` is false), else the ordinary
 * one. A deposit is brought between its limits and a term to the nearest that is on offer. Undefined for a vehicle that
 * cannot be financed.
 */
export function offerFor(
  vehicle: Financeable,
  settings: FinanceSettings,
  wish: Wish = {},
): Offer | undefined {
  if (!vehicle.financing || vehicle.depositCents === null) return undefined;
  const promo = vehicle.promo && wish.promo !== false;
  const creditType = settings.creditTypes.find((type) => type.promo === promo);
  if (creditType === undefined) return undefined;
  const priceCents = vehicle.promoPriceCents ?? vehicle.priceCents;
  const depositCents = clampDeposit(
    wish.depositCents,
    limitsFor({ priceCents, depositCents: vehicle.depositCents }, creditType, settings.config),
  );
  const capitalCents = priceCents - depositCents;
  if (capitalCents <= 0) return undefined;
  const months = nearestTerm(creditType, wish.months);
  // What is due at the end cannot be more than what is left to finance.
  const residualCents = Math.min(percentOfCents(priceCents, creditType.residualPercent), capitalCents);
  const initialExpensesCents = percentOfCents(capitalCents, creditType.openingPercent);
  const terms = { priceCents, depositCents, months, residualCents, initialExpensesCents };
  return {
    ...simulateFinance({
      ...terms,
      tanPercent: creditType.rate,
      taxStampPercent: settings.config.taxStampPercent,
    }),
    ...terms,
    creditType,
    tan: creditType.rate,
  };
}

function limitsFor(
  vehicle: { priceCents: Cents; depositCents: Cents },
  creditType: CreditType,
  config: FinanceConfig,
) {
  return depositLimits({
    priceCents: vehicle.priceCents,
    vehicleDepositCents: vehicle.depositCents,
    maxInitialDepositPc: creditType.maxInitialDepositPc,
    depositMinCents: config.depositMinCents,
    depositStepCents: config.depositStepCents,
  });
}

function nearestTerm({ terms, defaultTerm }: CreditType, wished: number | undefined): number {
  if (wished === undefined || !Number.isFinite(wished)) return defaultTerm;
  return terms.reduce((best, term) => (Math.abs(term - wished) < Math.abs(best - wished) ? term : best));
}
