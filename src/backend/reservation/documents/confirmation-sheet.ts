import type { PrintedSheet, SheetPart, SheetRows } from "#backend/printing/printed-sheet.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { phoneText } from "#domain/phone-text.ts";
import { shortReference } from "#domain/short-reference.ts";
import { fill } from "#platform/fill.ts";
import { wordsOf } from "#platform/wording.ts";
import { addressLine } from "../texts/address-line.ts";
import { cancellationEnd } from "../texts/cancellation-end.ts";
import { handoverRows } from "../texts/handover-rows.ts";
import { momentText } from "../texts/moment-text.ts";
import { paymentRows, priceRows } from "../texts/price-rows.ts";
import type { ReservationFacts } from "../texts/read-reservation-facts.ts";
import { sellerRows } from "./seller-rows.ts";
import { sheetFrame } from "./sheet-frame.ts";

/** The reserved vehicle, the customer, the amounts and the terms, as of the confirmation. */
export const confirmationSheet = (facts: ReservationFacts, confirmedAt: Date): PrintedSheet => {
  const { reservation, vehicle, dealer } = facts;
  const { locale } = reservation;
  const { reservationDocuments, reservationFacts: names } = wordingOf(locale);
  const { confirmation: words } = reservationDocuments;
  const figures = wordsOf(locale, "figures");
  const moment = (at: Date) => momentText(at, locale);
  const section = (text: string, rows: SheetRows): SheetPart[] =>
    rows.length === 0
      ? []
      : [
          { kind: "heading", text },
          { kind: "facts", rows },
        ];
  return {
    ...sheetFrame(facts, reservationDocuments.names.confirmation),
    parts: [
      { kind: "text", text: fill(words.intro, { date: moment(confirmedAt) }) },
      ...section(words.reservation, [
        [names.reference, shortReference(reservation.id)],
        [words.madeAt, moment(reservation.createdAt)],
        [words.confirmedAt, moment(confirmedAt)],
        [words.until, moment(cancellationEnd(confirmedAt))],
      ]),
      ...section(words.vehicle, [
        [names.vehicle, vehicle.name],
        [names.vin, vehicle.vin],
      ]),
      ...section(words.customer, customerRows(facts)),
      ...section(words.seller, [
        ...sellerRows(facts),
        [names.dealer, dealer.name],
        [names.dealerAddress, addressLine(dealer)],
        [names.dealerPhone, phoneText(dealer.phone)],
      ]),
      { kind: "heading", text: names.prices },
      {
        kind: "amounts",
        rows: priceRows(facts),
        totals: [figures.total, figures.purchaseTotal, figures.youPay],
      },
      { kind: "heading", text: figures.whoPays },
      { kind: "amounts", rows: paymentRows(facts), totals: [figures.dueAtDelivery, figures.paidOut] },
      ...section(names.handover, handoverRows(facts)),
    ],
  };
};

/** The stored data of the customer: empty once the account is deleted. */
const customerRows = ({ reservation }: ReservationFacts): SheetRows => {
  const { locale, name, email, phone, receipt } = reservation;
  const { confirmation: words } = wordingOf(locale).reservationDocuments;
  const rows = [
    [words.name, name],
    [words.nif, receipt?.nif],
    [words.email, email],
    [words.phone, phone && phoneText(phone)],
    [words.address, receipt && addressLine(receipt)],
    [words.otherAddress, receipt?.extraReceipt && addressLine(receipt.extraReceipt)],
  ] as const;
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
};
