import { defaultCreditTypes, defaultFinanceConfig } from "#backend/finance/default-terms.ts";
import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { eurosFromCents, percentOfCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "./fill-text.ts";

const example = { priceCents: 15_000_00, depositCents: 3_000_00, months: 72 } as const;

function usualCredit() {
  const credit = defaultCreditTypes.find(({ promo }) => !promo);
  if (!credit) throw new Error("there is no credit for everybody");
  return credit;
}

/** The credit of the finance simulator, as its block takes it. */
export function simulatorCredit() {
  const { rate, openingPercent, terms, maxInitialDepositPc } = usualCredit();
  const { depositMinCents, depositStepCents, taxStampPercent } = defaultFinanceConfig;
  return {
    tan: rate,
    openingPercent,
    taxStampPercent,
    terms,
    defaultTerm: example.months,
    minDeposit: eurosFromCents(depositMinCents),
    depositStep: eurosFromCents(depositStepCents),
    maxDepositShare: maxInitialDepositPc,
    minPrice: 3_000,
    maxPrice: 80_000,
    defaultPrice: eurosFromCents(example.priceCents),
    defaultDeposit: eurosFromCents(example.depositCents),
  };
}

/** The representative example and the terms of the credits, for texts: `{creditFee}`, `{creditTaeg}` and so on. */
export function creditFigures(locale: Locale): Figures {
  const { rate, openingPercent, terms } = usualCredit();
  const flexible = defaultCreditTypes.find(({ promo }) => promo);
  const { money, percent } = marketOf(locale).formats;
  const capitalCents = example.priceCents - example.depositCents;
  const initialExpensesCents = percentOfCents(capitalCents, openingPercent);
  const taxStampPercent = defaultFinanceConfig.taxStampPercent ?? 0;
  const result = simulateFinance({ ...example, tanPercent: rate, initialExpensesCents, taxStampPercent });
  const euros = (cents: number) => money(eurosFromCents(cents));
  return {
    creditPrice: euros(example.priceCents),
    creditDeposit: euros(example.depositCents),
    creditCapital: euros(capitalCents),
    creditMonths: String(example.months),
    creditFees: String(example.months - 1),
    creditFee: euros(result.feeCents),
    creditLastFee: euros(result.lastFeeCents),
    creditTan: percent(rate),
    creditTaeg: percent(result.taeg),
    creditOpening: percent(openingPercent),
    creditExpenses: euros(initialExpensesCents),
    creditCost: euros(result.mticCents - capitalCents),
    creditMtic: euros(result.mticCents),
    creditTotal: euros(result.financedTotalCents),
    creditShortest: String(Math.min(...terms)),
    creditLongest: String(Math.max(...terms)),
    flexTan: percent(flexible?.rate),
    flexResidual: percent(flexible?.residualPercent, 0),
    contractExpenses: euros(defaultFinanceConfig.contractExpensesCents),
    homeDelivery: euros(defaultFinanceConfig.homeDeliveryCents),
  };
}
