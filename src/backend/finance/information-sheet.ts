import { wordingOf } from "#backend/wording/wording.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { type Locale, textIn } from "#platform/locale.ts";
import { sheetTable } from "./sheet-tables.ts";
import type { InformationSheet, SheetOffer, SheetSection, SheetSubject } from "./sheet-type.ts";
import { taxRows } from "./tax-rows.ts";

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
