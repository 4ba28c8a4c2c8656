import type { PrintedSheet, SheetRows } from "#backend/printing/printed-sheet.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { eurosFromCents } from "#domain/money.ts";
import { phoneText } from "#domain/phone-text.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { addressLine } from "../texts/address-line.ts";
import { cancellationEnd } from "../texts/cancellation-end.ts";
import { momentText } from "../texts/moment-text.ts";
import type { ReservationFacts } from "../texts/read-reservation-facts.ts";
import { sheetFrame } from "./sheet-frame.ts";
import { textParts } from "./text-parts.ts";

/** How to cancel the reservation and to withdraw from the purchase, with the legally required form on a page of its own. */
export const withdrawalSheet = (facts: ReservationFacts, confirmedAt: Date): PrintedSheet => {
  const { reservation, dealer, reservationDepositCents } = facts;
  const { locale } = reservation;
  const { withdrawalDocument: words, reservationDocuments } = wordingOf(locale);
  const values = {
    until: momentText(cancellationEnd(confirmedAt), locale),
    phone: phoneText(dealer.phone),
    deposit: marketOf(locale).formats.money(eurosFromCents(reservationDepositCents)),
  };
  return {
    ...sheetFrame(facts, reservationDocuments.names.withdrawal),
    parts: [
      ...textParts(fill(words.text, values)),
      { kind: "new-page" },
      { kind: "heading", text: words.form.heading },
      { kind: "note", text: words.form.note },
      { kind: "text", text: words.form.declaration },
      { kind: "form", rows: formRows(facts, confirmedAt) },
    ],
  };
};

/** Filled in from the reservation as far as possible; the customer writes the rest. */
const formRows = ({ reservation, vehicle, dealer, shop }: ReservationFacts, confirmedAt: Date): SheetRows => {
  const { id, locale, name, receipt } = reservation;
  const { withdrawalDocument, reservationFacts: names } = wordingOf(locale);
  const { form: words } = withdrawalDocument;
  const date = marketOf(locale).formats.longDate(confirmedAt);
  const { legalEntity, contact } = shop;
  const entity =
    legalEntity === undefined
      ? []
      : [[legalEntity.name, legalEntity.address, contact.mail].filter(Boolean).join(", ")];
  return [
    [words.to, [...entity, `${dealer.name}, ${addressLine(dealer)}`].join("; ")],
    [names.vehicle, vehicle.name],
    [names.vin, vehicle.vin],
    [words.reservation, fill(words.reserved, { reference: shortReference(id), date })],
    [words.received, ""],
    [words.name, name ?? ""],
    [words.address, receipt === null ? "" : addressLine(receipt)],
    [words.date, ""],
    [words.signature, ""],
  ];
};
