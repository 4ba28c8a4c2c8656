import { defaultCreditTypes } from "#backend/finance/default-credit-types.ts";
import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { type Cents, eurosFromCents, percentOfCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { marketTaxes } from "../credit-terms.ts";
import type { Figures } from "../fill-data.ts";

const priceCents = 15_000_00;
const depositCents = 3_000_00;
const terms = [48, 72, 96] as const;

/**
 * The credit that the articles take as their example, worked out by the shop's own calculation: `credit:price`, and for
 * each term of 48, 72 and 96 months `credit:72:fee`, `taeg`, `interest`, `mtic` and `total` (deposit included).
 */
export const creditFigures = (locale: Locale): Figures => {
  const { money, percent } = marketOf(locale).formats;
  const [credit] = defaultCreditTypes;
  if (credit === undefined) throw new RangeError("There is no credit to take as an example");
  const taxes = marketTaxes(locale);
  const capitalCents: Cents = priceCents - depositCents;
  const openingCents = percentOfCents(capitalCents, credit.openingPercent);
  const amount = (cents: Cents) => money(eurosFromCents(cents));
  const figures: Record<string, string> = {
    "credit:price": amount(priceCents),
    "credit:deposit": amount(depositCents),
    "credit:capital": amount(capitalCents),
    "credit:tan": percent(credit.rate),
    "credit:openingPercent": percent(credit.openingPercent, 1),
    "credit:opening": amount(openingCents),
    "credit:usedTaxPercent": percent(taxes.usedYearPercent),
    "credit:usedTax": amount(percentOfCents(capitalCents, taxes.usedYearPercent)),
    "credit:interestTaxPercent": percent(taxes.interestPercent, 0),
    "credit:expensesTax": amount(percentOfCents(openingCents, taxes.expensesPercent)),
  };
  for (const months of terms) {
    const result = simulateFinance({
      priceCents,
      depositCents,
      months,
      tanPercent: credit.rate,
      initialExpensesCents: openingCents,
      taxes,
    });
    figures[`credit:${months}:fee`] = amount(result.feeCents);
    figures[`credit:${months}:taeg`] = percent(result.taeg);
    figures[`credit:${months}:interest`] = amount(result.interestCents);
    figures[`credit:${months}:mtic`] = amount(result.mticCents);
    figures[`credit:${months}:total`] = amount(result.financedTotalCents);
  }
  return figures;
};
