import type { PrintedSheet, SheetPart, SheetRows } from "#backend/printing/printed-sheet.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { phoneText } from "#domain/phone-text.ts";
import { fill } from "#platform/fill.ts";
import { addressLine } from "../copy/address-line.ts";
import { cancellationEnd } from "../copy/cancellation-end.ts";
import { handoverRows } from "../copy/handover-rows.ts";
import { momentText } from "../copy/moment-text.ts";
import { paymentRows, priceRows } from "../copy/price-rows.ts";
import type { ReservationFacts } from "../copy/read-reservation-facts.ts";
import { sheetFrame } from "./sheet-frame.ts";

/** What was reserved, by whom, for how much and on what terms, as it stood when it was confirmed. */
export const confirmationSheet = (facts: ReservationFacts, confirmedAt: Date): PrintedSheet => {
  const { reservation, vehicle, dealer } = facts;
  const { locale } = reservation;
  const { reservationPapers, reservationFacts: names } = wordingOf(locale);
  const { confirmation: words } = reservationPapers;
  const moment = (at: Date) => momentText(at, locale);
  const section = (text: string, rows: SheetRows): SheetPart[] =>
    rows.length === 0
      ? []
      : [
          { kind: "heading", text },
          { kind: "facts", rows },
        ];
  return {
    ...sheetFrame(facts, reservationPapers.names.confirmation),
    parts: [
      { kind: "text", text: fill(words.intro, { date: moment(confirmedAt) }) },
      ...section(words.reservation, [
        [names.reference, reservation.id],
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
        [names.dealer, dealer.name],
        [names.dealerAddress, addressLine(dealer)],
        [names.dealerPhone, phoneText(dealer.phone)],
      ]),
      ...section(names.prices, priceRows(facts)),
      ...section(names.payment, paymentRows(facts)),
      ...section(names.handover, handoverRows(facts)),
    ],
  };
};

/** What is kept of whoever reserved: nothing once the account is deleted. */
const customerRows = ({ reservation }: ReservationFacts): SheetRows => {
  const { locale, name, email, phone, receipt } = reservation;
  const { confirmation: words } = wordingOf(locale).reservationPapers;
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
