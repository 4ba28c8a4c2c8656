import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";
import type { Line } from "./comparison-lines.ts";

/** A monthly price requires all other terms beside it (Ley 16/2011 art. 9). */
export const financeLines = (
  { card, carDetailFinance: finance }: Vehicle,
  words: WordsOf<"compare">,
  locale: Locale,
): readonly Line[] => {
  const { money, percent, number } = marketOf(locale).formats;
  if (finance === undefined || card.monthlyPrice === undefined) return [];
  return [
    [words.monthly, money(finance.monthlyPayment)],
    [words.taeg, percent(finance.taeg)],
    [words.tan, percent(finance.tan)],
    [words.term, words.termValue.replace("{months}", number(finance.months))],
    [words.deposit, money(finance.depositValue)],
    [words.capital, money(finance.capitalFinance)],
    [words.expenses, money(finance.initialExpenses)],
    [words.mtic, money(finance.mtic)],
  ];
};
