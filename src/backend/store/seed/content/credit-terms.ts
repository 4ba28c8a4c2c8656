import { defaultCreditTypes, defaultFinanceConfig } from "#backend/finance/default-terms.ts";
import { eurosFromCents } from "#domain/money.ts";
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

/** The terms of the credits, for texts: `{creditTan}`, `{flexResidual}` and so on. */
export function creditFigures(locale: Locale): Figures {
  const { rate, openingPercent, terms } = usualCredit();
  const flexible = defaultCreditTypes.find(({ promo }) => promo);
  const { percent } = marketOf(locale).formats;
  return {
    creditTan: percent(rate),
    creditOpening: percent(openingPercent),
    creditShortest: String(Math.min(...terms)),
    creditLongest: String(Math.max(...terms)),
    flexResidual: percent(flexible?.residualPercent, 0),
  };
}
