import type { SheetRows } from "#backend/printing/printed-sheet.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { creditCost, paidInAll } from "#domain/paid-in-all.ts";
import { reservationAmounts } from "#domain/reservation-amounts.ts";
import { marketOf } from "#market/markets.ts";
import { registrationRow } from "#market/registration-words.ts";
import { wordsOf } from "#platform/wording.ts";
import type { ReservationFacts } from "./read-reservation-facts.ts";

type Priced = Pick<ReservationFacts, "reservation" | "reservationDepositCents" | "registration">;

/** The parts of the total, and the total; with a credit, what is paid in all. */
export const priceRows = ({ reservation: row, registration }: Priced): SheetRows => {
  const { words, money } = inLanguage(row.locale);
  const { warrantyMonths } = row;
  return [
    row.isFinanced
      ? [words.financedPrice, money(row.financedPriceCents)]
      : [words.vehiclePrice, money(row.cashPriceCents)],
    ...(row.contractExpensesCents === 0
      ? []
      : [
          [
            words.contractExpenses,
            row.contractExpensesIncluded ? words.expensesIncluded : money(row.contractExpensesCents),
          ] as const,
        ]),
    [words.delivery, money(row.deliveryCents)],
    ...(warrantyMonths === null ? [] : [[words.warranty, money(row.warrantyCents)] as const]),
    ...(row.finance === null
      ? [[words.total, money(row.totalCents)] as const]
      : [
          [words.purchaseTotal, money(row.totalCents)] as const,
          [words.creditCost, money(creditCost(row.finance))] as const,
          [words.youPay, money(paidInAll(row.totalCents, row.finance))] as const,
        ]),
    ...(registration === undefined ? [] : [registrationRow(registration, row.locale)]),
  ];
};

/** How the total is paid; an amount in the customer's favour is labelled as such. */
export const paymentRows = ({ reservation: row, reservationDepositCents }: Priced): SheetRows => {
  const { words, money } = inLanguage(row.locale);
  const { dueNowCents, financedCents, tradeInCents, dueAtDeliveryCents } = reservationAmounts({
    totalCents: row.totalCents,
    reservationDepositCents,
    financedCents: row.finance?.capitalCents ?? 0,
    tradeInCents: row.tradeInCents,
  });
  return [
    [words.dueNow, money(dueNowCents)],
    ...(row.isFinanced ? [[words.financed, money(financedCents)] as const] : []),
    ...(tradeInCents > 0 ? [[words.tradeIn, money(tradeInCents)] as const] : []),
    dueAtDeliveryCents < 0
      ? [words.paidOut, money(-dueAtDeliveryCents)]
      : [words.dueAtDelivery, money(dueAtDeliveryCents)],
  ];
};

const inLanguage = (locale: ReservationFacts["reservation"]["locale"]) => ({
  words: wordsOf(locale, "figures"),
  money: (cents: Cents) => marketOf(locale).formats.money(eurosFromCents(cents)),
});
