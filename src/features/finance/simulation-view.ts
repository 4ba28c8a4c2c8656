import { type Expenses, withExpenses } from "#api/models/full-price.ts";
import { type RepaymentPlan, repaymentPlan } from "#domain/finance/repayment-plan.ts";
import { type Cents, centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { paidInAll } from "#domain/paid-in-all.ts";
import { serialiseSimulationQuery } from "#domain/simulation-query.ts";
import type { Formats } from "#market/formats.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { type WordsOf, wordsOf } from "#platform/wording.ts";
import { legalParagraphs, type Paragraph } from "./legal-text.ts";
import type { SimulatedQuote, SimulationSubject, SimulationView } from "./simulation-view-type.ts";

/** The repayment plan by month, with a column for taxes where there are any. */
const planTable = (plan: RepaymentPlan, locale: Locale): NonNullable<SimulationView["table"]> => {
  const words = wordsOf(locale, "finance");
  const { amount } = marketOf(locale).formats;
  const amounts = (fee: Cents, principal: Cents, interest: Cents, tax: Cents) =>
    [fee, principal, interest, ...(plan.taxCents > 0 ? [tax] : [])].map((cents) =>
      amount(eurosFromCents(cents), 2),
    );
  return {
    columns: [
      words.month,
      words.fee,
      words.principal,
      words.interest,
      ...(plan.taxCents > 0 ? [words.tax] : []),
      words.balance,
    ],
    rows: plan.rows.map((row) => [
      String(row.month),
      ...amounts(row.feeCents, row.principalCents, row.interestCents, row.taxCents),
      amount(eurosFromCents(row.balanceCents), 2),
    ]),
    totals: [
      words.sum,
      ...amounts(plan.feesCents, plan.principalCents, plan.interestCents, plan.taxCents),
      "",
    ],
  };
};

const noExpenses: Expenses = { contractExpenses: 0, contractExpensesIncluded: false };

/** What is paid over the whole life for what costs `price`, in euros. */
const wholePrice = (price: number, { capitalToFinance, mtic }: SimulatedQuote): number =>
  eurosFromCents(
    paidInAll(centsFromEuros(price), {
      capitalCents: centsFromEuros(capitalToFinance),
      mticCents: centsFromEuros(mtic),
    }),
  );

/** Contract expenses beside both prices; no row where there are none. */
const expensesRow = (
  { contractExpenses, contractExpensesIncluded }: Expenses = noExpenses,
  names: Pick<WordsOf<"figures">, "contractExpenses" | "expensesIncluded">,
  money: Formats["money"],
): readonly (readonly [label: string, cash: string, financed: string])[] => {
  if (contractExpenses === 0) return [];
  const value = contractExpensesIncluded ? names.expensesIncluded : money(contractExpenses);
  return [[names.contractExpenses, value, value]];
};

/** Formats a quote with all that Ley 16/2011 art. 9 and Directive (EU) 2023/2225 require. */
export const simulationView = (
  quote: SimulatedQuote,
  { own = false, ordinary = false, ...prices }: SimulationSubject,
  notices: readonly string[],
  locale: Locale,
): SimulationView => {
  const words = wordsOf(locale, "finance");
  const names = wordsOf(locale, "figures");
  const { money, percent, longDate } = marketOf(locale).formats;
  const { nrPayments: months, initialValue: deposit, fee, lastFee, residualValue, mtic } = quote;
  const plan = repaymentPlan(quote);
  const amounts = { months, deposit: money(deposit), last: money(lastFee) };
  const sameFees = lastFee === fee;
  const count = sameFees ? months : months - 1;
  const { contractExpenses, contractExpensesIncluded } = prices.expenses ?? noExpenses;
  const bought = (price: number) => withExpenses(price, { contractExpenses, contractExpensesIncluded });
  const paidCash = bought(prices.cash);
  const paidFinanced = wholePrice(bought(prices.financed), quote);
  const difference = centsFromEuros(paidFinanced) - centsFromEuros(paidCash);
  const { creditUsed, interest, expenses } = quote.taxes ?? { creditUsed: 0, interest: 0, expenses: 0 };
  const unnamed = plan === undefined || quote.taxes ? 0 : eurosFromCents(plan.otherCents);
  const taxRows = [
    [words.taxUsed, creditUsed],
    [words.taxInterest, interest],
    [words.taxExpenses, expenses],
    [words.taxes, unnamed],
  ] as const;
  const taxed = creditUsed + interest + expenses > 0;
  const onlyFinanced = (label: string, value: string) => [label, "–", value] as const;
  const example = () =>
    fill(words.example, {
      ...amounts,
      cash: money(prices.cash),
      price: money(prices.financed),
      capital: money(quote.capitalToFinance),
      fees: fill(sameFees ? words.exampleFees : words.exampleFeesLast, {
        ...amounts,
        count,
        amount: money(fee),
      }),
      tan: percent(quote.tan),
      taeg: percent(quote.taeg),
      expenses: money(quote.initialExpenses),
      taxes: taxed
        ? fill(words.exampleTaxes, {
            used: money(creditUsed),
            interest: money(interest),
            onExpenses: money(expenses),
          })
        : "",
      cost: money(mtic - quote.capitalToFinance),
      total: money(mtic),
      totalFinanced: money(wholePrice(prices.financed, quote)),
    });
  const { cash, financed, financedBefore = 0 } = prices;
  const discounted = {
    price: money(financed),
    before: money(financedBefore),
    amount: money(cash - financed),
  };
  const campaign =
    quote.dtEndOfCampaign === undefined
      ? words.campaign
      : fill(words.campaignEnd, { date: longDate(`${quote.dtEndOfCampaign}T12:00:00Z`) });
  return {
    deposit,
    months,
    query: serialiseSimulationQuery({ deposit, months, ...(ordinary && { promo: false }) }),
    own,
    ordinary,
    notices,
    monthly: money(fee),
    during: fill(residualValue > 0 ? words.duringLast : words.during, amounts),
    terms: fill(words.terms, amounts),
    taeg: `${names.taeg} ${percent(quote.taeg)}`,
    rates: [
      [names.tan, percent(quote.tan)],
      [names.taeg, percent(quote.taeg)],
      [names.mtic, money(mtic)],
    ],
    ...(quote.promo && { campaign }),
    ...(financed < cash && {
      discount: fill(financedBefore > financed ? words.discountBefore : words.discount, discounted),
    }),
    rows: [
      [names.vehiclePrice, money(prices.cash), money(prices.financed)],
      ...expensesRow(prices.expenses, names, money),
      onlyFinanced(names.deposit, money(deposit)),
      onlyFinanced(names.capital, money(quote.capitalToFinance)),
      onlyFinanced(words.fees, fill(words.feesValue, { count, amount: money(fee) })),
      ...(sameFees ? [] : [onlyFinanced(names.lastFee, money(lastFee))]),
      ...(residualValue > 0 ? [onlyFinanced(names.residual, money(residualValue))] : []),
      onlyFinanced(names.tan, percent(quote.tan)),
      onlyFinanced(names.taeg, percent(quote.taeg)),
      onlyFinanced(names.initialExpenses, money(quote.initialExpenses)),
      ...taxRows
        .filter(([, amount]) => amount > 0)
        .map(([label, amount]) => onlyFinanced(label, money(amount))),
      onlyFinanced(names.creditCost, money(mtic - quote.capitalToFinance)),
      onlyFinanced(names.mtic, money(mtic)),
    ],
    totals: [names.youPay, money(paidCash), money(paidFinanced)],
    ...(difference !== 0 && {
      difference: fill(difference > 0 ? words.difference : words.differenceLess, {
        amount: money(eurosFromCents(Math.abs(difference))),
      }),
    }),
    legal: withWarning(
      quote.legalInfo.trim() === ""
        ? [[[`${words.exampleTitle}: ${example()}`]]]
        : legalParagraphs(quote.legalInfo),
      words.warning,
    ),
    ...(plan && { table: planTable(plan, locale) }),
    announcement: fill(words.announcement, {
      monthly: money(fee),
      months,
      taeg: percent(quote.taeg),
      total: money(mtic),
    }),
    cash: money(prices.cash),
    priceChanged: fill(words.priceChanged, { price: money(prices.cash) }),
    staleNotice: fill(words.kept, amounts),
  };
};

/** The warning is mandatory, whatever the lender's text. */
const withWarning = (legal: readonly Paragraph[], warning: string): readonly Paragraph[] =>
  legal.some((runs) => runs.some(([text]) => text.includes(warning))) ? legal : [...legal, [[warning, true]]];
