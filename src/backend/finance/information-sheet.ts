import { type Wording, wordingOf } from "#backend/wording/wording.ts";
import { type AmortisationRow, amortisationTable } from "#domain/finance/amortisation.ts";
import { loanFor } from "#domain/finance/simulate-finance.ts";
import { addCents, type Cents, eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { type Locale, textIn } from "#platform/locale.ts";
import { hasTaxes } from "./describe-taxes.ts";
import type { InformationSheet, SheetOffer, SheetSection, SheetSubject } from "./sheet-type.ts";

type Words = Wording["creditInformation"];
type Money = (cents: Cents) => string;

/** The taxes one by one, or a line that there are none. */
const taxRows = (offer: SheetOffer, words: Words, money: Money): SheetSection["rows"] => {
  if (!hasTaxes(offer)) return [[words.stamp, money(0)]];
  return [
    [words.stamp, money(addCents(offer.usedTaxCents, offer.interestTaxCents, offer.expensesTaxCents))],
    [words.stampUsed, fill(words.stampUsedValue, { amount: money(offer.usedTaxCents) })],
    [words.stampInterest, fill(words.stampInterestValue, { amount: money(offer.interestTaxCents) })],
    [words.stampExpenses, fill(words.stampExpensesValue, { amount: money(offer.expensesTaxCents) })],
  ];
};

const sheetTable = (offer: SheetOffer, words: Words, money: Money): InformationSheet["table"] => {
  const rows = amortisationTable(loanFor(offer));
  const taxed = rows.some(({ taxCents }) => taxCents > 0);
  const amounts = (
    row: Pick<AmortisationRow, "feeCents" | "principalCents" | "interestCents" | "taxCents">,
  ) => [row.feeCents, row.principalCents, row.interestCents, ...(taxed ? [row.taxCents] : [])].map(money);
  const sum = (pick: (row: AmortisationRow) => Cents) => addCents(...rows.map(pick));
  const sums = {
    feeCents: sum((row) => row.feeCents),
    principalCents: sum((row) => row.principalCents),
    interestCents: sum((row) => row.interestCents),
    taxCents: sum((row) => row.taxCents),
  };
  return {
    heading: words.table,
    columns: [
      words.month,
      words.fee,
      words.principal,
      words.interest,
      ...(taxed ? [words.tax] : []),
      words.balance,
    ],
    rows: rows.map((row) => [String(row.month), ...amounts(row), money(row.balanceCents)]),
    totals: [words.sum, ...amounts(sums), ""],
  };
};

/** The Standard European Consumer Credit Information for an offer, made on the day `now`. */
export const informationSheet = (
  offer: SheetOffer,
  subject: SheetSubject,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): InformationSheet => {
  const words = wordingOf(locale).creditInformation;
  const { formats } = marketOf(locale);
  const { dealer } = subject;
  const money = (cents: Cents) => formats.money(eurosFromCents(cents));
  const months = fill(words.months, { months: offer.months });
  const fees = fill(offer.residualCents > 0 ? words.lastFee : words.equalFees, {
    count: offer.months - 1,
    fee: money(offer.feeCents),
    lastFee: money(offer.lastFeeCents),
    residual: money(offer.residualCents),
  });
  const total = money(offer.mticCents);
  const cost = money(offer.mticCents - offer.capitalCents);
  const good = `${subject.name} (${subject.vin})`;
  const campaign: SheetSection["rows"] =
    offer.creditType.promo && subject.campaignEndsAt !== null
      ? [
          [
            words.validity,
            fill(words.validityValue, { date: formats.longDate(`${subject.campaignEndsAt}T12:00:00Z`) }),
          ],
        ]
      : [];
  const sections: SheetSection[] = [
    {
      heading: words.essentials,
      rows: [
        [words.capital, money(offer.capitalCents)],
        [words.duration, months],
        [words.rate, formats.percent(offer.tanPercent)],
        [words.apr, formats.percent(offer.taeg)],
        [words.fee, money(offer.feeCents)],
        [words.total, total],
      ],
    },
    {
      heading: words.parties,
      rows: [
        [words.lender, `${words.lenderName}. ${words.lenderNote}`],
        [
          words.intermediary,
          `${dealer.name}, ${dealer.address}, ${dealer.zipCode} ${dealer.municipality}. ${words.phone}: ${dealer.phone}`,
        ],
      ],
    },
    {
      heading: words.features,
      rows: [
        [words.type, fill(words.typeValue, { name: textIn(offer.creditType.name, locale) })],
        [words.good, good],
        [words.cash, money(subject.cashCents)],
        [words.price, money(offer.priceCents)],
        [words.deposit, money(offer.depositCents)],
        [words.capital, money(offer.capitalCents)],
        [words.drawdown, words.drawdownValue],
        [words.duration, months],
        [words.instalments, fees],
        [words.total, fill(words.totalNote, { mtic: total, cost })],
        [words.totalFinanced, money(offer.financedTotalCents)],
        [words.security, words.securityValue],
      ],
    },
    {
      heading: words.costs,
      rows: [
        [words.rate, fill(words.rateValue, { tan: formats.percent(offer.tanPercent) })],
        [words.apr, fill(words.aprNote, { taeg: formats.percent(offer.taeg) })],
        [words.compulsory, words.no],
        [
          words.opening,
          fill(words.openingValue, {
            expenses: money(offer.initialExpensesCents),
            percent: formats.percent(offer.creditType.openingPercent),
          }),
        ],
        ...taxRows(offer, words, money),
        [words.late, words.lateValue],
      ],
    },
    {
      heading: words.legal,
      rows: [
        [words.withdrawal, words.withdrawalValue],
        [words.early, words.earlyValue],
        [words.database, words.databaseValue],
        [words.draft, words.draftValue],
        ...campaign,
      ],
    },
    {
      heading: words.distance,
      rows: [
        [words.language, words.languageValue],
        [words.law, words.lawValue],
        [words.claims, words.claimsValue],
      ],
    },
  ];
  return {
    locale,
    title: words.title,
    subject: good,
    made: fill(words.made, { date: formats.longDate(now) }),
    warning: words.warning,
    page: words.page,
    sections,
    table: sheetTable(offer, words, money),
  };
};
