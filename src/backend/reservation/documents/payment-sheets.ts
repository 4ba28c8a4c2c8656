import { movesNoMoney } from "#backend/payment/providers.ts";
import type { PrintedSheet, SheetPart, SheetRows } from "#backend/printing/printed-sheet.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { eurosFromCents } from "#domain/money.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { StoredAttempt } from "../stored-reservation.ts";
import { isReservationDeposit } from "../texts/deposit-payment.ts";
import { momentText } from "../texts/moment-text.ts";
import type { ReservationFacts } from "../texts/read-reservation-facts.ts";
import { sellerRows } from "./seller-rows.ts";
import { sheetFrame } from "./sheet-frame.ts";

/** Receipt of a payment; states the reason of the refund for one that was not accepted. A later refund of a deposit is not mentioned. */
export const paymentSheet = (facts: ReservationFacts, attempt: StoredAttempt, paidAt: Date): PrintedSheet => {
  const { reservation } = facts;
  const { id, locale } = reservation;
  const { receipt: words, names } = documentWords(facts);
  const ofDeposit = isReservationDeposit(reservation, attempt);
  const title = ofDeposit ? names.payment : fill(names.otherPayment, { date: longDate(paidAt, facts) });
  const rows: SheetRows = [
    [words.number, `${id}-${attempt.number}`],
    [words.amount, moneyOf(attempt, facts)],
    [words.paidAt, momentText(paidAt, locale)],
    [words.means, words.card],
    [words.concept, fill(words.deposit, { reference: shortReference(id) })],
    ...payerRows(facts),
  ];
  const after = ofDeposit ? words.counts : fill(words.givenBack, { reason: reasonOf(attempt, facts) });
  return {
    ...sheetFrame(facts, title),
    parts: [{ kind: "facts", rows }, { kind: "text", text: after }, ...pretence(facts, attempt)],
  };
};

/** Receipt of a refund, with its reason. */
export const refundSheet = (
  facts: ReservationFacts,
  attempt: StoredAttempt,
  refundedAt: Date,
): PrintedSheet => {
  const { reservation } = facts;
  const { id, locale } = reservation;
  const { receipt, refund: words, names } = documentWords(facts);
  const title = isReservationDeposit(reservation, attempt)
    ? names.refund
    : fill(names.otherRefund, { date: longDate(refundedAt, facts) });
  const rows: SheetRows = [
    [receipt.number, `${id}-${attempt.number}`],
    [words.amount, attempt.refundReason === "wrong-amount" ? words.all : moneyOf(attempt, facts)],
    ...(attempt.paidAt === null ? [] : [[words.paidAt, momentText(attempt.paidAt, locale)] as const]),
    [words.refundedAt, momentText(refundedAt, locale)],
    [words.reason, reasonOf(attempt, facts)],
    [receipt.means, receipt.card],
    ...payerRows(facts),
  ];
  return {
    ...sheetFrame(facts, title),
    parts: [
      { kind: "facts", rows },
      { kind: "text", text: wordingOf(locale).reservationFacts.refundDays },
      ...pretence(facts, attempt),
    ],
  };
};

const documentWords = ({ reservation }: ReservationFacts) =>
  wordingOf(reservation.locale).reservationDocuments;

const moneyOf = ({ amountCents }: StoredAttempt, { reservation }: ReservationFacts): string =>
  marketOf(reservation.locale).formats.money(eurosFromCents(amountCents));

const longDate = (at: Date, { reservation }: ReservationFacts): string =>
  marketOf(reservation.locale).formats.longDate(at);

const reasonOf = ({ refundReason }: StoredAttempt, facts: ReservationFacts): string => {
  const { reasons } = documentWords(facts);
  return reasons[(refundReason ?? "cancelled") as keyof typeof reasons];
};

const payerRows = (facts: ReservationFacts): SheetRows => {
  const { reservation, dealer } = facts;
  const { name, nif } = documentWords(facts).confirmation;
  const { dealer: seller } = wordingOf(reservation.locale).reservationFacts;
  return [
    ...(reservation.name === null ? [] : [[name, reservation.name] as const]),
    ...(reservation.receipt === null ? [] : [[nif, reservation.receipt.nif] as const]),
    ...sellerRows(facts),
    [seller, dealer.name],
  ];
};

/** The sandbox moves no money, so its documents do not claim a payment. */
const pretence = (facts: ReservationFacts, { provider }: StoredAttempt): SheetPart[] =>
  movesNoMoney(provider) ? [{ kind: "note", text: documentWords(facts).receipt.pretence }] : [];
