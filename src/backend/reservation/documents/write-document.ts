import { readBlocks } from "#backend/content/read-blocks.ts";
import { informationSheet } from "#backend/finance/information-sheet.ts";
import { printedInformation } from "#backend/finance/printed-information.ts";
import type { SheetOffer } from "#backend/finance/sheet-type.ts";
import { printSheet } from "#backend/printing/print-sheet.ts";
import type { PrintedSheet, SheetPart, SheetRows } from "#backend/printing/printed-sheet.ts";
import type { StoredFinance } from "#backend/store/schema/reservations.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { type Cents, eurosFromCents, roundHalfUp } from "#domain/money.ts";
import { phoneText } from "#domain/phone-text.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { byLocale } from "#platform/locale.ts";
import { conditionsText } from "../conditions/accepted-conditions.ts";
import { addressLine } from "../copy/address-line.ts";
import { cancellationEnd } from "../copy/cancellation-end.ts";
import { handoverRows } from "../copy/handover-rows.ts";
import { momentText } from "../copy/moment-text.ts";
import { paymentRows, priceRows } from "../copy/price-rows.ts";
import type { ReservationFacts } from "../copy/read-reservation-facts.ts";
import type { ReservationDocument } from "./documents-of.ts";
import { paymentSheet, refundSheet } from "./payment-sheets.ts";
import { sheetFrame } from "./sheet-frame.ts";

/** The reserved vehicle, the customer, the amounts and the terms, as of the confirmation. */
const confirmationSheet = (facts: ReservationFacts, confirmedAt: Date): PrintedSheet => {
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

/** The stored data of the customer: empty once the account is deleted. */
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

/** Converts a text in the format of `readBlocks` to parts of a sheet. */
const textParts = (text: string): SheetPart[] =>
  readBlocks(text).map((block) => {
    if (block.type === "ul") return { kind: "list", items: block.items };
    return { kind: block.type === "p" ? "text" : "heading", text: block.text };
  });

/** How to cancel the reservation and to withdraw from the purchase, with the legally required form on a page of its own. */
const withdrawalSheet = (facts: ReservationFacts, confirmedAt: Date): PrintedSheet => {
  const { reservation, dealer, reservationDepositCents } = facts;
  const { locale } = reservation;
  const { withdrawalPaper: words, reservationPapers } = wordingOf(locale);
  const values = {
    until: momentText(cancellationEnd(confirmedAt), locale),
    phone: phoneText(dealer.phone),
    deposit: marketOf(locale).formats.money(eurosFromCents(reservationDepositCents)),
  };
  return {
    ...sheetFrame(facts, reservationPapers.names.withdrawal),
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
const formRows = ({ reservation, vehicle, dealer }: ReservationFacts, confirmedAt: Date): SheetRows => {
  const { id, locale, name, receipt } = reservation;
  const { withdrawalPaper, reservationFacts: names } = wordingOf(locale);
  const { form: words } = withdrawalPaper;
  const date = marketOf(locale).formats.longDate(confirmedAt);
  return [
    [words.to, `${dealer.name}, ${addressLine(dealer)}`],
    [names.vehicle, vehicle.name],
    [names.vin, vehicle.vin],
    [words.reservation, fill(words.reserved, { reference: id, date })],
    [words.received, ""],
    [words.name, name ?? ""],
    [words.address, receipt === null ? "" : addressLine(receipt)],
    [words.date, ""],
    [words.signature, ""],
  ];
};

/** The European credit information as of the day of the reservation. */
const financeSheet = (facts: ReservationFacts, finance: StoredFinance): PrintedSheet => {
  const { reservation, vehicle, dealer } = facts;
  const { locale, createdAt: now, cashPriceCents, financedPriceCents } = reservation;
  const subject = { ...vehicle, dealer, cashCents: cashPriceCents, campaignEndsAt: null };
  const offer = offerThen(finance, financedPriceCents);
  return printedInformation(informationSheet(offer, subject, { locale, now }));
};

/** The offer as it is stored; the shop's current offers are not used. */
const offerThen = (finance: StoredFinance, priceCents: Cents): SheetOffer => {
  const { capitalCents, depositCents, months, tan, residualCents, initialExpensesCents, promo, taxes } =
    finance;
  const terms = {
    priceCents,
    depositCents,
    months,
    tanPercent: tan,
    residualCents,
    initialExpensesCents,
    taxes,
  };
  const { feeCents, lastFeeCents, mticCents, taeg } = finance;
  const name = promo ? "campaignCredit" : "credit";
  return {
    ...{ ...simulateFinance(terms), ...terms, feeCents, lastFeeCents, mticCents, taeg },
    creditType: {
      name: byLocale((locale) => wordingOf(locale).creditInformation[name]),
      promo,
      openingPercent: roundHalfUp((initialExpensesCents * 100) / capitalCents, 2),
    },
  };
};

/** The accepted version of the conditions, with the deposit that was paid. */
const conditionsSheet = (facts: ReservationFacts): PrintedSheet => {
  const { reservation, reservationDepositCents } = facts;
  const { id, locale, conditionsVersion: version, createdAt } = reservation;
  const { reservationPapers: words } = wordingOf(locale);
  const deposit = marketOf(locale).formats.money(eurosFromCents(reservationDepositCents));
  const accepted = { version, date: momentText(createdAt, locale), reference: id };
  return {
    ...sheetFrame(facts, words.names.conditions),
    parts: [
      { kind: "note", text: fill(words.accepted, accepted) },
      ...textParts(fill(conditionsText(version, locale) ?? "", { deposit })),
    ],
  };
};

/** Renders a document of a reservation as a PDF, in the reservation's language. The same input always yields the same bytes. */
export const writeDocument = (facts: ReservationFacts, document: ReservationDocument): Promise<Buffer> =>
  printSheet(sheetOf(facts, document), document.at);

const sheetOf = (facts: ReservationFacts, document: ReservationDocument): PrintedSheet => {
  switch (document.kind) {
    case "confirmation":
      return confirmationSheet(facts, document.at);
    case "payment":
      return paymentSheet(facts, document.attempt, document.at);
    case "refund":
      return refundSheet(facts, document.attempt, document.at);
    case "conditions":
      return conditionsSheet(facts);
    case "withdrawal":
      return withdrawalSheet(facts, document.at);
    case "finance": {
      const { finance } = facts.reservation;
      if (finance === null) throw new Error("A reservation without a credit has no document about one");
      return financeSheet(facts, finance);
    }
  }
};
